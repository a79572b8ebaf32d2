import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openSealed, testKeys } from '../crypto/testing/open-sealed';
import { tokens } from '../session/testing/samples';
import { openTab, removeBroadcastChannel, useFakeBroadcastChannel } from '../session/testing/tab';
import { call } from './call';
import { download } from './download';
import { envelope, type FakeReply, type FakeRequest, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

let portal: TestPortal;
let proven: Set<string>;

beforeEach(() => {
  portal = startPortal();
  logIn();
  proven = new Set();
  portal.stepUp.mockImplementation(async ({ kind }) => {
    proven.add(kind);
    return true;
  });
});
afterEach(() => {
  portal.stop();
  removeBroadcastChannel();
});

const asked = (kind: string): FakeReply =>
  refusal('441', '请先验证您的身份', {
    fields: {},
    stepUp: { kind, act: '管理企业人员', checkType: '10', userMobile: '138****0001' },
  });
/** Answers `done` only after the proof was given. */
const wants = (kind: string, done: FakeReply) => () => (proven.has(kind) ? done : asked(kind));

const disable = (employeeCode = 'E1') => call('employeeDisable', { body: { employeeCode } });
const unbind = () => call('bankAccountUnbind', { body: { accountId: 'B1', tail: '5702' } });
const bodies = (requests: FakeRequest[]) => requests.map(({ body }) => body);

describe('a call that wants a proof of who acts', () => {
  test('[threat: session alone] waits for it, is sent once more as it was, and answers as if nothing had been asked', async () => {
    portal.server.on('employee/disable', wants('employees', envelope(null)));
    await expect(disable()).resolves.toBeNull();
    expect(portal.stepUp.mock.calls).toEqual([
      [{ kind: 'employees', act: '管理企业人员', checkType: '10', userMobile: '138****0001' }],
    ]);
    expect(bodies(portal.server.to('employee/disable'))).toEqual(['{"employeeCode":"E1"}', '{"employeeCode":"E1"}']);
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('is sealed anew: the first request’s seal is used up', async () => {
    const keys = testKeys({ padding: 'OAEP', replay: true, keyId: 'key-1' });
    const held = envelope({ ...keys.client, expiresIn: 3_600, serverTime: Date.now() });
    portal.server.on('rsa/secretKey', held).on('oldPwd/check', wants('contact', envelope(null)));
    await call('oldPwdCheck', { query: { pwd: 'Portal@2026x' } });
    const nonces = portal.server
      .to('oldPwd/check')
      .map(({ headers, body }) => openSealed({ headers, body: String(body) }, keys))
      .map(({ json, signatureHolds }) => (signatureHolds ? json._n : ''));
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain('');
  });

  test('the person does not want to: nothing is said, and the caller can tell', async () => {
    portal.server.on('employee/disable', asked('employees'));
    portal.stepUp.mockResolvedValue(false);
    await expect(disable()).rejects.toMatchObject({ kind: 'aborted', status: '441', msg: '' });
    expect(portal.server.to('employee/disable')).toHaveLength(1);
    expect(portal.notify).not.toHaveBeenCalled();
  });

  test('asked a second time it is refused like anything else', async () => {
    portal.server.on('employee/disable', asked('employees'));
    await expect(disable()).rejects.toMatchObject({ kind: 'refused', status: '441', msg: '请先验证您的身份' });
    expect(portal.stepUp).toHaveBeenCalledTimes(1);
  });

  test('several at once share one question; another kind is asked for after it', async () => {
    portal.server
      .on('employee/disable', wants('employees', envelope(null)))
      .on('bankAccount/unbind', wants('accounts', envelope(null)));
    let open = 0;
    portal.stepUp.mockImplementation(async ({ kind }) => {
      open += 1;
      expect(open).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open -= 1;
      proven.add(kind);
      return true;
    });
    await Promise.all([disable('E1'), disable('E2'), unbind(), disable('E3')]);
    expect(portal.stepUp.mock.calls.map(([{ kind }]) => kind)).toEqual(['employees', 'accounts']);
  });

  test('whoever has left the page sends nothing more', async () => {
    portal.server.on('employee/disable', wants('employees', envelope(null)));
    const page = new AbortController();
    portal.stepUp.mockImplementation(async () => {
      page.abort();
      return true;
    });
    const left = call('employeeDisable', { body: { employeeCode: 'E1' } }, { signal: page.signal });
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    expect(portal.server.to('employee/disable')).toHaveLength(1);
  });

  test('nor does a page that shows somebody else by then', async () => {
    useFakeBroadcastChannel();
    portal.server.on('employee/disable', wants('employees', envelope(null)));
    portal.stepUp.mockImplementation(async () => {
      openTab().session.enterSession(tokens('other'));
      return true;
    });
    await expect(disable()).rejects.toMatchObject({ kind: 'stale' });
    expect(portal.server.to('employee/disable')).toHaveLength(1);
  });
});

test('an upload is sent again with its file', async () => {
  const report = { added: 1, failed: 0, rows: [] };
  portal.server.on('import/submit', wants('employees', envelope(report)));
  const file = new File(['姓名'], '人员.csv');
  await expect(call('employeeImport', { file })).resolves.toEqual(report);
  const sent = portal.server.to('import/submit').map(({ body }) => (body as FormData).get('file'));
  expect(sent).toHaveLength(2);
  expect((sent[1] as File).name).toBe('人员.csv');
});

test('so is a download', async () => {
  const file: FakeReply = {
    data: new Blob(['a,b']),
    headers: { 'content-type': 'text/csv', 'content-disposition': '' },
  };
  const wanted: FakeReply = {
    data: new Blob([JSON.stringify(asked('employees').data)]),
    headers: { 'content-type': 'application/json' },
  };
  portal.server.on('employee/export', () => (proven.has('employees') ? file : wanted));
  const { blob } = await download('employeeExport', { body: {} });
  expect(await blob.text()).toBe('a,b');
});
