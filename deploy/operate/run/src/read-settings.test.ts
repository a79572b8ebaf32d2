import { describe, expect, test } from '@jest/globals';
import { apiNeeds, gatewayNeeds } from './process-needs';
import { readSettings } from './read-settings';

const read = (environment: Record<string, string>) => readSettings(environment, '/data');
const production = {
  DEMO: 'off',
  PUBLIC_URL: 'https://portal.example.com',
  DATABASE_URL: 'postgres://portal:a8f3Kq2Zm9x7Tw4c@db:5432/portal',
};
const secret = '9f2c4be17a60d358e1b7429c06fd83a5';

describe('settings', () => {
  test('without any: a demonstration on this machine', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      bind: '127.0.0.1',
      demo: true,
      https: false,
      dataDir: '/data',
      metrics: undefined,
      apiDocs: true,
      unlockBy: 'any',
      auditDays: 400,
      renderer: true,
      databaseTls: false,
    });
  });

  test('of a real portal', () => {
    expect(read({ ...production, METRICS_PORT: '9090', PLATFORM_TOKEN: secret })).toMatchObject({
      bind: '::',
      demo: false,
      https: true,
      metrics: { port: 9090, host: '127.0.0.1' },
      apiDocs: false,
      databaseTls: true,
    });
  });

  test('hosts that somebody may name: all in a demonstration, elsewhere those that are listed', () => {
    expect(read({}).portHosts).toBeUndefined();
    expect(read(production).portHosts?.lists('ocr.example.com')).toBe(false);
    expect(read(production).serviceHosts?.lists('invoice')).toBe(false);
    expect(read(production).hookHosts?.lists('ops.bank.example')).toBe(false);
    expect(read({ ...production, HOOK_HOSTS: '*.bank.example' }).hookHosts?.lists('ops.bank.example')).toBe(true);
    const listed = read({ ...production, PORT_HOSTS: 'ocr.example.com, *.bank.example', SERVICE_HOSTS: '10.0.0.0/8' });
    expect(listed.portHosts?.lists('eu.bank.example')).toBe(true);
    expect(listed.serviceHosts?.lists('10.1.2.3')).toBe(true);
    expect(() => read({ PORT_HOSTS: 'https://ocr.example.com' })).toThrow(
      'PORT_HOSTS: https://ocr.example.com is no host',
    );
  });

  test('errors of pages: how long they are kept, and where they are sent on', () => {
    expect(read(production)).toMatchObject({ errorDays: 30, errorsForward: undefined });
    const forward = { HOOK_HOSTS: 'errors.bank.example', ERRORS_FORWARD_DSN: 'https://abc@errors.bank.example/x/42' };
    expect(read({ ...production, ...forward, ERRORS_DAYS: '7' })).toMatchObject({
      ...{ errorDays: 7 },
      errorsForward: { publicKey: 'abc', endpoint: 'https://errors.bank.example/x/api/42/envelope/' },
    });
    const secret = { ...forward, ERRORS_FORWARD_DSN: 'https://abc:old-secret@errors.bank.example/42' };
    expect(JSON.stringify(read({ ...production, ...secret }).errorsForward)).not.toContain('old-secret');
  });

  test.each([
    [{ ERRORS_DAYS: '31' }, 'ERRORS_DAYS=31: errors are kept for 1 to 30 days'],
    [{ ERRORS_DAYS: '0' }, 'ERRORS_DAYS=0'],
    [{ ERRORS_FORWARD_DSN: 'https://errors.bank.example/1' }, 'is no DSN'],
    [{ ERRORS_FORWARD_DSN: 'https://abc@errors.bank.example/' }, 'is no DSN'],
    [{ ERRORS_FORWARD_DSN: 'http://abc@errors.bank.example/1' }, 'is not https'],
    [{ ERRORS_FORWARD_DSN: 'https://abc@errors.bank.example/1' }, 'list errors.bank.example in HOOK_HOSTS'],
  ])('of errors: %j', (settings, said) => {
    expect(() => read({ ...production, ...settings })).toThrow(said);
    expect(() => read({ ...production, ...settings })).not.toThrow('abc');
  });

  test('the demonstration listens where it is told to', () => {
    expect(read({ BIND: '0.0.0.0' }).bind).toBe('0.0.0.0');
  });

  test('the documentation of the API is there where somebody asks for it', () => {
    expect(read({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
  });

  test.each([
    ['postgres://portal@127.0.0.1:5432/portal', false],
    ['postgres://portal@localhost/portal', false],
    ['postgres://portal@[::1]/portal', false],
    ['postgres:///portal', false],
    ['postgres:///portal?host=/var/run/postgresql', false],
    ['postgres:///portal?host=db.example.com', true],
    ['postgres://portal@127.0.0.1.example.com/portal', true],
    ['postgres://portal@db/portal', true],
  ])('%s needs TLS: %s', (url, needed) => {
    expect(read({ DATABASE_URL: url }).databaseTls).toBe(needed);
    expect(read({ DATABASE_URL: url, DATABASE_TLS: 'off' }).databaseTls).toBe(false);
  });

  test('the deploy API on a port of its own, on this machine unless somebody says otherwise', () => {
    expect(read(production).admin).toBeUndefined();
    expect(read({ ...production, ADMIN_PORT: '9091' }).admin).toEqual({ port: 9091, host: '127.0.0.1' });
    expect(read({ ADMIN_PORT: '9091', ADMIN_BIND: '0.0.0.0' }).admin).toEqual({ port: 9091, host: '0.0.0.0' });
  });

  test('nothing is kept unless there is a folder for it', () => {
    expect(read({}).keep).toBeUndefined();
    const key = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
    expect(read({ KEEP_DIR: '/kept', GATEWAY_KEY: key }).keep).toEqual({ folder: '/kept', maxBytes: 268_435_456 });
    expect(read({ KEEP_DIR: '/kept', KEEP_MEGABYTES: '1', GATEWAY_KEY: key }).keep?.maxBytes).toBe(1_048_576);
  });

  test("developers' servers are those that are named, each by its whole origin", () => {
    expect(read(production).overrideOrigins).toBeUndefined();
    expect(read({ OVERRIDE_ORIGINS: 'https://dev.example.com, http://localhost:9001' }).overrideOrigins).toEqual([
      'https://dev.example.com',
      'http://localhost:9001',
    ]);
  });

  test('a gateway away from its API needs their secret, or the word that something else does its work', () => {
    const apart = { ...production, API_UPSTREAM: 'http://api:9000/api' };
    expect(() => read(apart)).toThrow('API_SECRET');
    expect(() => read({ ...apart, API_SECRET: 'ab'.repeat(32) })).toThrow('API_SECRET is too easy to guess');
    expect(read({ ...apart, API_SECRET: secret }).apiSecret).toBe(secret);
    expect(read({ ...apart, API_SECRET: 'off' })).toMatchObject({ apiSecret: undefined, apiSecretWaived: true });
    expect(read({ API_UPSTREAM: 'http://127.0.0.1:9000/api' }).apiSecret).toBeUndefined();
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
    ['a password that says little', { ...production, DATABASE_URL: 'postgres://u:Portal2026@db/x' }, 'DATABASE_URL'],
    ['a database without TLS', { ...production, DATABASE_URL: `${production.DATABASE_URL}?sslmode=disable` }, 'no TLS'],
    ['a short token', { ...production, PLATFORM_TOKEN: 'short' }, 'PLATFORM_TOKEN'],
    ['a long token that says little', { ...production, PLATFORM_TOKEN: 'x1'.repeat(20) }, 'PLATFORM_TOKEN'],
    ['a switch in other words', { ...production, DEMO: 'false' }, 'DEMO=false is not known: write on or off'],
    ['a switch with a slip', { ...production, DEMO: 'Off' }, 'DEMO=Off'],
    ['half an identity provider', { ...production, OIDC_ISSUER: 'https://id.example.com' }, 'set all three'],
    [
      'an identity provider in clear',
      { ...production, OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: secret },
      'OIDC_ISSUER=http://id.example.com is not https',
    ],
    ['no level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
    ['proxies that are no addresses', { TRUST_PROXY: '10.0.0.0/8, proxy' }, '"proxy" is no address'],
    ['everybody as a proxy', { ...production, TRUST_PROXY: 'on' }, 'TRUST_PROXY=on'],
    ['public metrics', { METRICS_PORT: '8080' }, 'METRICS_PORT'],
    ['a certificate without a name', { CERTIFICATE_FILES: '/etc/site.pem' }, 'CERTIFICATE_FILES'],
    ['an audit for half a year at most', { AUDIT_DAYS: '179' }, 'AUDIT_DAYS=179'],
    ['a way to unlock that nobody knows', { UNLOCK_BY: 'face' }, 'UNLOCK_BY=face'],
    ['an audit for no time', { AUDIT_DAYS: 'always' }, 'AUDIT_DAYS=always'],
    ['a public deploy API', { ADMIN_PORT: '8080' }, 'ADMIN_PORT is the public PORT'],
    ['a deploy API among the metrics', { ADMIN_PORT: '9090', METRICS_PORT: '9090' }, 'ADMIN_PORT is the public PORT'],
    ['no admin port', { ADMIN_PORT: 'admin' }, 'ADMIN_PORT=admin is not a port number'],
    ['no origin', { OVERRIDE_ORIGINS: 'https://dev.example.com/path' }, '"https://dev.example.com/path" is no origin'],
    ['everybody', { OVERRIDE_ORIGINS: '*' }, '"*" is no origin'],
    ['a folder for what is kept, without a key', { KEEP_DIR: '/kept' }, 'KEEP_DIR needs GATEWAY_KEY'],
    ['no size', { KEEP_MEGABYTES: 'much' }, 'KEEP_MEGABYTES=much is no size'],
    ['no port', { PORT: 'http' }, 'PORT=http is not a port number'],
    ['no address', { API_UPSTREAM: 'api' }, 'API_UPSTREAM=api is not an address'],
  ])('refused in words: %s', (_what, environment, words) => {
    expect(() => read(environment)).toThrow(words);
  });

  test.each([
    [
      'what one setting says hides no other',
      { ...production, DEMO: 'of', API_SECRET: 'short', PLATFORM_TOKEN: 'short', PORT: 'x', AUDIT_DAYS: '1' },
      ['DEMO=of is not known', 'PORT=x', 'AUDIT_DAYS=1', 'PLATFORM_TOKEN is too', 'API_SECRET is too'],
    ],
    [
      'an API hears of its key and of all letters at once',
      {
        ...production,
        API_SECRET: secret,
        SMTP_URL: 'mail',
        MAIL_FROM: 'a@b.c',
        SMS_URL: 'http://sms.example.com',
        SMS_TEMPLATE: '{}',
      },
      [
        'needs DATA_KEY',
        'SMTP_URL is not an address',
        'SMS_URL=http://sms',
        'no {mobile}',
        'neither {text}',
        'SMS_SUCCESS',
      ],
    ],
    [
      'each provider by itself',
      { ...production, API_SECRET: secret, PORT_OCR_URL: 'ocr', PORT_FACE_URL: 'http://face.example' },
      ['PORT_OCR_URL=ocr', 'PORT_OCR_SECRET', 'PORT_FACE_URL=http', 'PORT_FACE_SECRET', 'SMTP_URL, MAIL_FROM'],
    ],
  ])('all faults at once: %s', (_what, environment, words) => {
    const refused = () => readSettings(environment, '/data', apiNeeds);
    for (const word of words) expect(refused).toThrow(word);
  });

  test('a gateway hears of its key with the rest', () => {
    const refused = () => readSettings({ ...production, PLATFORM_TOKEN: 'short' }, '/data', gatewayNeeds);
    for (const word of ['needs GATEWAY_KEY', 'PLATFORM_TOKEN', 'needs DATABASE_URL and API_UPSTREAM'])
      expect(refused).toThrow(word);
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
