import { describe, expect, test } from '@jest/globals';
import { readSettings } from './settings';

const read = (environment: Record<string, string>) => readSettings(environment, '/data');
const production = {
  DEMO: 'off',
  PUBLIC_URL: 'https://portal.example.com',
  DATABASE_URL: 'postgres://portal:a8f3k2m9x7@db:5432/portal',
};

describe('settings', () => {
  test('without any: a demonstration on this machine', () => {
    expect(read({})).toMatchObject({ port: 8080, demo: true, https: false, dataDir: '/data', metrics: undefined });
  });

  test('of a real portal', () => {
    expect(read({ ...production, METRICS_PORT: '9090', PLATFORM_TOKEN: 'x1'.repeat(20) })).toMatchObject({
      demo: false,
      https: true,
      metrics: { port: 9090, host: '127.0.0.1' },
    });
  });

  test.each([
    [
      'a demonstration at a public address',
      { PUBLIC_URL: 'https://portal.example.com' },
      'Demonstration mode at the public',
    ],
    ['no https', { ...production, PUBLIC_URL: 'http://portal.example.com' }, 'is not https'],
    ['no address', { DEMO: 'off' }, 'DEMO=off needs PUBLIC_URL'],
    ['a password from an example', { ...production, DATABASE_URL: 'postgres://u:change-me@db/portal' }, 'DATABASE_URL'],
    ['no password', { ...production, DATABASE_URL: 'postgres://u@db/portal' }, 'DATABASE_URL'],
    ['a short token', { ...production, PLATFORM_TOKEN: 'short' }, 'PLATFORM_TOKEN'],
    ['public metrics', { METRICS_PORT: '8080' }, 'METRICS_PORT'],
    ['no port', { PORT: 'http' }, 'PORT=http is not a port number'],
    ['no address', { API_UPSTREAM: 'api' }, 'API_UPSTREAM=api is not an address'],
  ])('refused in words: %s', (_what, environment, words) => {
    expect(() => read(environment)).toThrow(words);
  });

  test('all faults at once', () => {
    const bad = {
      DEMO: 'off',
      PUBLIC_URL: 'http://x.example',
      DATABASE_URL: 'postgres://u:p@db/x',
      PLATFORM_TOKEN: 'y',
    };
    expect(() => read({ ...bad, DATABASE_URL: 'postgres://u:postgres@db/x' })).toThrow(
      /https[\s\S]*DATABASE_URL[\s\S]*TOKEN/,
    );
  });
});
