import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { demoDataKey } from '@portal/platform';
import { neededDataKey, neededGatewayKeys, sealingKeysOf } from './data-key';
import { readSettings } from './read-settings';

const folder = mkdtempSync(join(tmpdir(), 'data-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = randomBytes(32).toString('base64');
const real = { DEMO: 'off', PUBLIC_URL: 'https://portal.example.com' };

describe('the data key', () => {
  test('comes from the environment or from a file', () => {
    const file = join(folder, 'key');
    writeFileSync(file, `${key}\n`);
    expect(neededDataKey(readSettings({ ...real, DATA_KEY: key }, folder))).toBe(key);
    expect(neededDataKey(readSettings({ ...real, DATA_KEY_FILE: file }, folder))).toBe(`${key}\n`);
    expect(sealingKeysOf('DATA_KEY', {})).toBeUndefined();
  });

  test.each([
    [{ DATA_KEY: 'secret' }, 'DATA_KEY: a data key has to be 32 bytes'],
    [{ DATA_KEY_FILE: '/nowhere/key' }, 'DATA_KEY_FILE=/nowhere/key cannot be read (ENOENT)'],
    [{ DATA_KEY: key, DATA_KEY_FILE: 'key' }, 'both set'],
  ])('%j is refused in words', (environment, words) => {
    expect(() => readSettings({ ...real, ...environment }, folder)).toThrow(words);
  });

  test('is demanded outside of a demonstration', () => {
    expect(() => neededDataKey(readSettings(real, folder))).toThrow('DEMO=off needs DATA_KEY');
  });

  test('of a demonstration in one process is made once, for its owner only', () => {
    const own = join(folder, 'portal');
    const settings = readSettings({}, own);
    const made = neededDataKey(settings);
    expect(sealingKeysOf('DATA_KEY', { DATA_KEY: made })).toBe(made);
    expect(statSync(join(own, 'data-key')).mode & 0o777).toBe(0o600);
    chmodSync(join(own, 'data-key'), 0o400);
    expect(neededDataKey(settings)).toBe(made);
    expect(readFileSync(join(own, 'data-key'), 'utf8')).toBe(made);
  });

  test('of a demonstration on a database that others use is the one that all know', () => {
    expect(neededDataKey(readSettings({ DATABASE_URL: 'postgres://127.0.0.1/portal' }, folder))).toBe(demoDataKey);
  });
});

describe('the key of gateways', () => {
  test('is one of their own, from the environment or a file, and demanded outside of a demonstration', () => {
    const settings = (environment: object) => readSettings({ ...real, ...environment }, folder);
    expect(neededGatewayKeys(settings({ GATEWAY_KEY: `${key} ${key}` }))?.keyId).toMatch(/^[\w-]{8}$/);
    expect(() => neededGatewayKeys(settings({ DATA_KEY: key }))).toThrow('DEMO=off needs GATEWAY_KEY');
    expect(() => settings({ GATEWAY_KEY: 'secret' })).toThrow('GATEWAY_KEY: a data key has to be 32 bytes');
    expect(() => settings({ GATEWAY_KEY_FILE: '/nowhere' })).toThrow('GATEWAY_KEY_FILE=/nowhere cannot be read');
    expect(neededGatewayKeys(readSettings({}, folder))).toBeUndefined();
  });
});
