import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadAdapters } from './load-adapters';
import { adapterSettings } from './provider-settings';

let folder: string;

const good = `export default { form: 1, port: 'ocr', create: ({ settings, sandbox }) => {
  if (!settings.KEY_ID) throw new Error('the setting …_KEY_ID is missing');
  return { name: 'acme', operations: { read: async () => ({ values: { compName: settings.KEY_ID + sandbox } }) }, ping: async () => {} };
} };`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-adapters-'));
  const own = join(folder, 'node_modules/@acme/portal-ocr');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'package.json'), '{"name":"@acme/portal-ocr","type":"module","exports":"./index.js"}');
  writeFileSync(join(own, 'index.js'), good);
  writeFileSync(
    join(folder, 'half.mjs'),
    "export default { form: 1, port: 'bank', create: () => ({ name: 'half' }) };",
  );
  writeFileSync(join(folder, 'broken.mjs'), 'export default {');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (environment: Record<string, string>) => loadAdapters(adapterSettings(environment), folder);

test('a package of the operator’s own is found where the process runs, and gets the settings of its port', async () => {
  const { ocr } = await load({
    PORT_OCR_ADAPTER: '@acme/portal-ocr',
    PORT_OCR_KEY_ID: 'k7',
    PORT_OCR_SANDBOX: 'on',
    PORT_BANK_KEY_ID: 'k8',
  });
  expect(ocr?.url).toBe('adapter:acme');
  const answer = await ocr?.adapter?.ask('read', {}, { reference: '', deadlineMs: 1_000 });
  expect(answer).toEqual({ values: { compName: 'k7true' } });
});

test('whatever is wrong is said in words, all at once', async () => {
  const wrong = load({
    PORT_OCR_ADAPTER: '@acme/portal-ocr',
    PORT_BANK_ADAPTER: './half.mjs',
    PORT_FACE_ADAPTER: './broken.mjs',
    PORT_SCAN_ADAPTER: '@acme/nothing',
    PORT_SIGN_ADAPTER: './half.mjs',
  });
  await expect(wrong).rejects.toMatchObject({
    reasons: [
      'PORT_OCR_ADAPTER=@acme/portal-ocr: the setting …_KEY_ID is missing',
      expect.stringMatching(/^PORT_FACE_ADAPTER=.*broken\.mjs: /),
      'PORT_BANK_ADAPTER=./half.mjs: it lacks operations.pay, ping, takeCallback',
      expect.stringMatching(/^PORT_SIGN_ADAPTER=.*for bank, not for sign/),
      expect.stringMatching(/^PORT_SCAN_ADAPTER=@acme\/nothing: .*@acme\/nothing/),
    ],
  });
});

test.each([
  [
    { PORT_OCR_ADAPTER: 'x', PORT_OCR_URL: 'https://ocr.example.com' },
    'PORT_OCR_ADAPTER and PORT_OCR_URL are both set',
  ],
  [{ PORT_OCR_ADAPTER: 'x', PORT_OCR_SANDBOX: 'yes' }, 'PORT_OCR_SANDBOX=yes is not known'],
])('%j is refused in words', (environment, words) => {
  expect(() => adapterSettings(environment)).toThrow(words);
});
