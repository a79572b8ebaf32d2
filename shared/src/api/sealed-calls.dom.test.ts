import { createPublicKey } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { decryptAes, openSealed, testKeys, unwrapKey } from '../crypto/testing/open-sealed';
import { leaveSession, serverNow, sessionState } from '../session/public';
import { call, prepareSealedCalls } from './public';
import { envelope, type FakeRequest, networkError, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

const keys = testKeys({ padding: 'OAEP', replay: true, keyId: 'key-1' });
const later = testKeys({ padding: 'OAEP', replay: true, keyId: 'key-2' });
const day = 86_400_000;

let portal: TestPortal;

beforeEach(() => {
  portal = startPortal();
});

afterEach(() => portal.stop());

const keyReply = (of = keys, over = {}) =>
  envelope({ ...of.client, expiresIn: 3_600, serverTime: Date.now(), ...over });
const open = (request: FakeRequest | undefined, of = keys) =>
  openSealed({ headers: request?.headers ?? {}, body: String(request?.body) }, of);
const logInByPhone = () =>
  call('mobileLoginWithSecurity', {
    body: { userName: '13800000001', passWord: 'Portal@2026x', browserID: '42', code: '123456' },
  });
const comps = () => call('custEmployeeCompsAll', {});
const reply = envelope({ loginType: '10', msg: '' });

test('a call that demands it is sealed; the keys are asked for with the number of this browser', async () => {
  portal.server.on('rsa/secretKey', keyReply()).on('mobileLoginWithSecurity', reply);
  await logInByPhone();
  const [asked, login] = portal.server.requests;
  expect(asked?.query.get('browserID')).toBe(sessionState().browserID);
  const { json, signatureHolds, aesKey } = open(login);
  expect(signatureHolds).toBe(true);
  expect(json).toMatchObject({ userName: '13800000001', _p: '/web/portal/api/login/user/mobileLoginWithSecurity' });
  expect(decryptAes(String(json.passWord), aesKey)).toBe('Portal@2026x');
  expect(login?.headers).toMatchObject({ 'content-type': 'text/plain', 'key-id': 'key-1' });
  expect(login?.config.url).toBe(json._p);
});

test('"It is checked against the server through an encrypted call": a password in the query is encrypted, and the signed path is the one that is sent', async () => {
  logIn();
  portal.server.on('rsa/secretKey', keyReply()).on('oldPwd/check', envelope(null));
  await call('oldPwdCheck', { query: { pwd: 'Portal@2026x' } });
  const [request] = portal.server.to('oldPwd/check');
  const { json } = open(request);
  expect(request?.config.url).toBe(json._p);
  const aesKey = unwrapKey(request?.headers.aes ?? '', keys);
  expect(decryptAes(request?.query.get('pwd') ?? '', aesKey)).toBe('Portal@2026x');
});

test('"When RSA keys are held, the request body is signed … and encrypted": every call, an empty one too', async () => {
  logIn();
  portal.server.on('rsa/secretKey', keyReply()).on('mobileLoginWithSecurity', reply).on('comps/all', envelope([]));
  await comps();
  expect(portal.server.requests[0]?.headers).not.toHaveProperty('sign');
  await logInByPhone();
  await comps();
  expect(open(portal.server.to('comps/all')[1]).json).toMatchObject({ _n: expect.any(String) });
  expect(portal.server.to('rsa/secretKey')).toHaveLength(1);
});

test('parallel calls ask for keys once', async () => {
  portal.server.on('rsa/secretKey', keyReply()).on('mobileLoginWithSecurity', reply);
  await Promise.all([logInByPhone(), logInByPhone(), logInByPhone()]);
  expect(portal.server.to('rsa/secretKey')).toHaveLength(1);
});

describe('keys', () => {
  test('that the server no longer takes are changed, and the request is sealed anew, once', async () => {
    const answers = [keyReply(), keyReply(later)];
    portal.server
      .on('rsa/secretKey', () => answers.shift() ?? networkError())
      .on('mobileLoginWithSecurity', ({ headers }) =>
        headers['key-id'] === 'key-1' ? refusal('440', '请重试') : reply,
      );
    await logInByPhone();
    const [first, second] = portal.server.to('mobileLoginWithSecurity');
    expect(open(second, later).json._n).not.toBe(open(first).json._n);
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('a second refusal is an error', async () => {
    portal.server.on('rsa/secretKey', keyReply()).on('mobileLoginWithSecurity', refusal('440', '请求已失效，请重试'));
    await expect(logInByPhone()).rejects.toMatchObject({ kind: 'server', status: '440' });
    expect(portal.server.to('mobileLoginWithSecurity')).toHaveLength(2);
  });

  test('whose time is over are changed before they are used', async () => {
    portal.server.on('rsa/secretKey', keyReply(keys, { expiresIn: 30 })).on('mobileLoginWithSecurity', reply);
    await logInByPhone();
    await logInByPhone();
    expect(portal.server.to('rsa/secretKey')).toHaveLength(2);
  });

  test('of an API server that answers the two keys alone hold, with PKCS#1 v1.5 and without replay fields', async () => {
    const existing = testKeys();
    portal.server.on('rsa/secretKey', envelope(existing.client)).on('mobileLoginWithSecurity', reply);
    await logInByPhone();
    await logInByPhone();
    const { json, signatureHolds } = open(portal.server.to('mobileLoginWithSecurity')[1], existing);
    expect(signatureHolds).toBe(true);
    expect(json).not.toHaveProperty('_t');
    expect(portal.server.to('rsa/secretKey')).toHaveLength(1);
  });

  test('that cannot be had are an error of the call that needed them; the next call asks again', async () => {
    portal.server.on('rsa/secretKey', refusal('429', '操作过于频繁')).on('mobileLoginWithSecurity', reply);
    await expect(logInByPhone()).rejects.toMatchObject({ msg: '操作过于频繁', status: '429' });
    expect(portal.server.to('mobileLoginWithSecurity')).toHaveLength(0);
    portal.server.on('rsa/secretKey', keyReply());
    await expect(logInByPhone()).resolves.toMatchObject({ loginType: '10' });
  });

  test('are fetched ahead when a form is first touched; a failure is no matter yet', async () => {
    portal.server.on('rsa/secretKey', keyReply());
    prepareSealedCalls();
    prepareSealedCalls();
    await waitFor(() => expect(sessionState().rsaKeys?.keyId).toBe('key-1'));
    expect(portal.server.requests).toHaveLength(1);
  });

  test('nothing is said when fetching them ahead fails', async () => {
    portal.server.on('rsa/secretKey', refusal('503', '服务繁忙'));
    prepareSealedCalls();
    await waitFor(() => expect(portal.server.requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(portal.notify).not.toHaveBeenCalled();
  });
});

describe('a signing pair of this browser’s own', () => {
  const registered = (request: FakeRequest | undefined): string =>
    (JSON.parse(String(request?.body)) as { publicKey: string }).publicKey;

  /** Answers like a server that accepts such pairs: it keeps the public half, and gives no private key. */
  const takesOwnPairs = () =>
    envelope({ ...keys.client, privateKey: undefined, expiresIn: 3_600, serverTime: Date.now() });

  test('signs; what is secret of it is sent to nobody and can be read by nobody', async () => {
    portal.server.on('rsa/secretKey', takesOwnPairs).on('mobileLoginWithSecurity', reply);
    await logInByPhone();
    const [asked, login] = portal.server.requests;
    const publicKey = registered(asked);
    const verificationKey = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    expect(verificationKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048, publicExponent: 65_537n });
    const own = { ...keys, verificationKey: String(verificationKey.export({ format: 'pem', type: 'spki' })) };
    expect(open(login, own).signatureHolds).toBe(true);
    const held = sessionState().rsaKeys;
    expect(held).not.toHaveProperty('privateKey', expect.any(String));
    expect(held?.signingKey?.extractable).toBe(false);
    expect(JSON.stringify(portal.server.requests.map(({ body }) => body))).not.toContain('PRIVATE');
  });

  test('is offered, and left aside where a server gives another one all the same', async () => {
    portal.server.on('rsa/secretKey', keyReply()).on('mobileLoginWithSecurity', reply);
    await logInByPhone();
    expect(registered(portal.server.requests[0])).toMatch(/^[A-Za-z0-9+/]{392}$/);
    expect(open(portal.server.requests[1]).signatureHolds).toBe(true);
  });

  test('is made once for a page, whoever logs in and out', async () => {
    portal.server.on('rsa/secretKey', takesOwnPairs).on('mobileLoginWithSecurity', reply);
    await logInByPhone();
    leaveSession();
    await logInByPhone();
    const [first, second] = portal.server.to('rsa/secretKey').map(registered);
    expect(second).toBe(first);
  });
});

test.each([day, -day])('a machine whose clock is off by %d ms signs with the time of the server', async (off) => {
  portal.server
    .on('rsa/secretKey', () => keyReply(keys, { serverTime: Date.now() + off }))
    .on('mobileLoginWithSecurity', reply);
  await logInByPhone();
  const signed = Number(open(portal.server.to('mobileLoginWithSecurity')[0]).json._t);
  expect(Math.abs(signed - Date.now() - off)).toBeLessThan(5_000);
});

test('every answer with the time of the server sets the clock', async () => {
  logIn();
  const serverTime = Date.now() + day;
  portal.server.on(
    'findLoginMultipleDevices',
    envelope({ loginType: '10', msg: '', locked: false, serverTime, idleRemaining: 9 }),
  );
  await call('findLoginMultipleDevices', {});
  expect(Math.abs(serverNow() - serverTime)).toBeLessThan(5_000);
});
