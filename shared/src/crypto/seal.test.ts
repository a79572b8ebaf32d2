import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { expectConsoleError } from '../testing/expect-console';
import { makeOwnPair, type PlainRequest, seal, warmCrypto } from './public';
import { rsaJsencrypt } from './rsa-jsencrypt';
import { rsaWebCrypto } from './rsa-web-crypto';
import { decryptAes, openSealed, type TestKeys, testKeys } from './testing/open-sealed';

const oaep = testKeys({ padding: 'OAEP', replay: true, keyId: 'key-1' });
const existing = testKeys();
const now = 1_790_000_000_000;

const request = (over: Partial<PlainRequest> = {}): PlainRequest => ({
  path: '/web/portal/api/login/loginOut',
  query: new URLSearchParams(),
  body: {},
  secrets: [],
  ...over,
});

const contexts = {
  'a secure context': webcrypto,
  'no secure context': { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
};

function useCrypto(value: unknown): void {
  Object.defineProperty(globalThis, 'crypto', { value, configurable: true, writable: true });
}

afterEach(() => {
  useCrypto(webcrypto);
  jest.restoreAllMocks();
});

describe.each(Object.entries(contexts))('in %s', (_name, context) => {
  beforeEach(() => useCrypto(context));

  describe.each<[string, TestKeys]>([
    ['OAEP', oaep],
    ['PKCS#1 v1.5', existing],
  ])('with %s', (_padding, keys) => {
    test.each([
      ['an empty body', {}],
      ['Chinese', { compName: '金桥供应链管理有限公司', note: '，。！￥' }],
      ['emoji and quotes', { note: '🚢 "x" \\ \u2028 𠮷' }],
      ['nested values', { list: [1, null, { a: true }], empty: '' }],
    ])('%s is opened by node:crypto', async (_what, body) => {
      const opened = openSealed(await seal(request({ body }), keys.client, now), keys);
      expect(opened.signatureHolds).toBe(true);
      expect(opened.aesKey).toHaveLength(16);
      expect(opened.json).toMatchObject(body);
    });

    test('a large body', async () => {
      const note = '汉'.repeat(350_000);
      const opened = openSealed(await seal(request({ body: { note } }), keys.client, now), keys);
      expect(opened.signatureHolds).toBe(true);
      expect(opened.json.note).toBe(note);
    });

    test('passwords are encrypted under the key of the same request, in the query and in the body', async () => {
      const sealed = await seal(
        request({
          query: new URLSearchParams({ pwd: 'Portal@2026x', browserID: '17' }),
          body: { passWord: '密码Aa1!', userName: '13800000001', absent: undefined },
          secrets: ['pwd', 'passWord', 'absent'],
        }),
        keys.client,
        now,
      );
      const opened = openSealed(sealed, keys);
      const sent = new URL(sealed.address, 'http://portal.test').searchParams;
      expect(decryptAes(sent.get('pwd') ?? '', opened.aesKey)).toBe('Portal@2026x');
      expect(sent.get('browserID')).toBe('17');
      expect(decryptAes(String(opened.json.passWord), opened.aesKey)).toBe('密码Aa1!');
      expect(opened.json.userName).toBe('13800000001');
      expect(opened.text).not.toContain('absent');
    });
  });

  test('with `replay` the signed text holds the time, a nonce and the path with its query as sent', async () => {
    const query = new URLSearchParams({ email: 'a+b@例子.com', note: 'x y&z' });
    const sealed = await seal(request({ query, body: { _t: 1, _p: '/forged' } }), oaep.client, now + 0.4);
    const { json } = openSealed(sealed, oaep);
    expect(json).toEqual({ _t: now, _n: expect.stringMatching(/^[\w-]{22}$/), _p: sealed.address });
    expect(sealed.address).toBe(`/web/portal/api/login/loginOut?${query}`);
    expect(sealed.headers).toMatchObject({ 'key-id': 'key-1', 'content-type': 'text/plain' });
  });

  test('without `replay` the signed text is the body alone', async () => {
    const sealed = await seal(request({ body: { a: 1 } }), existing.client, now);
    expect(openSealed(sealed, existing).text).toBe('{"a":1}');
    expect(sealed.headers).not.toHaveProperty('key-id');
    expect(sealed.address).toBe('/web/portal/api/login/loginOut');
  });

  test('the same request twice has nothing in common: key, nonce and body differ', async () => {
    const [a, b] = [await seal(request(), oaep.client, now), await seal(request(), oaep.client, now)];
    expect(a.body).not.toBe(b.body);
    expect(a.headers.aes).not.toBe(b.headers.aes);
    expect(openSealed(a, oaep).json._n).not.toBe(openSealed(b, oaep).json._n);
  });

  test('a key that cannot be read is an error, never a request without its signature', async () => {
    await expect(seal(request(), { ...oaep.client, privateKey: 'AAAA' }, now)).rejects.toThrow();
    await expect(seal(request(), { ...oaep.client, publicKey: 'AAAA' }, now)).rejects.toThrow();
  });

  test('warming fails silently and throws nothing', () => {
    expect(() => warmCrypto()).not.toThrow();
  });
});

test('any altered byte of body or signature is noticed', async () => {
  const sealed = await seal(request({ body: { amount: '100.00' } }), oaep.client, now);
  const flipped = `${sealed.headers.sign?.startsWith('A') ? 'B' : 'A'}${sealed.headers.sign?.slice(1)}`;
  expect(openSealed({ ...sealed, headers: { ...sealed.headers, sign: flipped } }, oaep).signatureHolds).toBe(false);
  const other = await seal(request({ body: { amount: '999.00' } }), oaep.client, now);
  expect(() => {
    const opened = openSealed({ ...sealed, body: other.body }, oaep);
    if (!opened.signatureHolds) throw new Error('refused');
  }).toThrow();
});

describe('a pair of this browser’s own', () => {
  test('signs what a private key of the server’s would, and cannot be read out', async () => {
    const pair = await makeOwnPair();
    if (!pair) throw new Error('no pair was made');
    const { privateKey: _, ...given } = oaep.client;
    const sealed = await seal(request({ body: { a: '中文' } }), { ...given, signingKey: pair.signingKey }, now);
    const spki = Buffer.from(pair.publicKey, 'base64');
    expect(spki.toString('base64')).toBe(pair.publicKey);
    const verificationKey = `-----BEGIN PUBLIC KEY-----\n${pair.publicKey}\n-----END PUBLIC KEY-----`;
    expect(openSealed(sealed, { ...oaep, verificationKey }).signatureHolds).toBe(true);
    await expect(webcrypto.subtle.exportKey('pkcs8', pair.signingKey)).rejects.toThrow();
  });

  test('is left aside where the server gave a private key', async () => {
    const pair = await makeOwnPair();
    const sealed = await seal(request(), { ...oaep.client, signingKey: pair?.signingKey }, now);
    expect(openSealed(sealed, oaep).signatureHolds).toBe(true);
  });

  test('is not made where browsers cannot', async () => {
    useCrypto(contexts['no secure context']);
    expect(await makeOwnPair()).toBeNull();
  });

  test.each(Object.entries(contexts))('without any key nothing is sent unsigned, in %s', async (_name, context) => {
    useCrypto(context);
    await expect(seal(request(), { ...oaep.client, privateKey: undefined }, now)).rejects.toThrow();
  });
});

describe('both signers', () => {
  test.each(['', '{}', '中文与 emoji 🧾', 'x'.repeat(10_000)])('give the same bytes for %j', async (text) => {
    const [web, fallback] = await Promise.all([
      rsaWebCrypto.sign(text, oaep.client),
      rsaJsencrypt.sign(text, oaep.client),
    ]);
    expect(fallback).toBe(web);
  });

  test('take PEM as well as bare base64', async () => {
    const pem = (kind: string, key: string) => `-----BEGIN ${kind}-----\n${key}\n-----END ${kind}-----\n`;
    const keys = {
      ...oaep.client,
      privateKey: pem('PRIVATE KEY', oaep.client.privateKey ?? ''),
      publicKey: pem('PUBLIC KEY', oaep.client.publicKey),
    };
    const expected = await rsaWebCrypto.sign('x', oaep.client);
    expect(await rsaWebCrypto.sign('x', keys)).toBe(expected);
    expect(await rsaJsencrypt.sign('x', keys)).toBe(expected);
  });
});

test('a text too long for RSA is an error, not the `false` of jsencrypt', async () => {
  expectConsoleError(/Message too long for RSA/);
  await expect(rsaJsencrypt.wrap('x'.repeat(300), existing.client)).rejects.toThrow('jsencrypt could not encrypt');
});
