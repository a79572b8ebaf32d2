import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { holdKeys } from '../session/public';
import { fileNameOf } from './fetch-file';
import { call, callAddress, download, saveFile } from './public';
import { envelope, type FakeReply } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

let portal: TestPortal;

beforeEach(() => {
  portal = startPortal();
  logIn();
  // Held keys must not touch files: "multipart uploads and downloads are not wrapped".
  holdKeys({ publicKey: 'no key', privateKey: 'no key', expiresAt: Number.POSITIVE_INFINITY });
});

afterEach(() => portal.stop());

const file = (content: string, type: string, headers = {}): FakeReply => ({
  data: new Blob([content], { type }),
  headers: { 'content-type': type, ...headers },
});
const refusalText = JSON.stringify({ status: '404', ok: false, msg: '文件不存在', body: null });
const fetchFile = () => download('fileDownload', { query: { fileToken: 'f1' } });

describe('a download', () => {
  test('answers the bytes and the name, by GET, in the clear', async () => {
    const disposition = `attachment; filename="a.pdf"; filename*=UTF-8''${encodeURIComponent('协议 1.pdf')}`;
    portal.server.on('third/file/down/load', file('%PDF', 'application/pdf', { 'content-disposition': disposition }));
    const { blob, fileName } = await fetchFile();
    expect(fileName).toBe('协议 1.pdf');
    expect(await blob.text()).toBe('%PDF');
    const [request] = portal.server.requests;
    expect(request?.config).toMatchObject({ method: 'get', responseType: 'blob' });
    expect(String(request?.query)).toBe('fileToken=f1');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer access-a' });
  });

  test.each([
    ['with status 200', file(refusalText, 'application/json; charset=utf-8')],
    ['with another status', { ...file(refusalText, 'application/json'), httpStatus: 404 }],
  ])('whose reply is an envelope is an error with its sentence, %s', async (_how, reply) => {
    portal.server.on('third/file/down/load', reply);
    await expect(fetchFile()).rejects.toMatchObject({ status: '404', msg: '文件不存在' });
    expect(portal.notify).toHaveBeenCalledTimes(1);
  });

  test('a JSON file is a file, not an envelope', async () => {
    portal.server.on(
      'third/file/down/load',
      file('{}', 'application/json', { 'content-disposition': 'attachment; filename=a.json' }),
    );
    expect(await fetchFile()).toMatchObject({ fileName: 'a.json' });
  });

  test('an error page is an error', async () => {
    portal.server.on('third/file/down/load', { ...file('<html>', 'text/html'), httpStatus: 502 });
    await expect(fetchFile()).rejects.toMatchObject({ kind: 'server', msg: '请求失败！' });
  });
});

test.each([
  [undefined, ''],
  ['inline', ''],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="with space.csv"', 'with space.csv'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'%E4%BA%BA%E5%91%98.csv', '人员.csv'],
  ['attachment; filename="50%.csv"; filename*=UTF-8\'\'50%.csv', '50%.csv'],
])('the file name in %j is %j', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

test('a file is handed to the downloads of the browser', () => {
  jest.useFakeTimers();
  const clicked = jest.fn<(link: HTMLAnchorElement) => void>();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked(this);
  });
  saveFile({ blob: new Blob(['x']), fileName: '人员.csv' });
  expect(clicked.mock.calls[0]?.[0]).toMatchObject({ download: '人员.csv', href: 'blob:x' });
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});

test('an upload is multipart, in the clear, and tells how far it is', async () => {
  const stored = { fileToken: 'f2', fileName: '营业执照.png' };
  portal.server.on('third/file/store', ({ config }) => {
    config.onUploadProgress?.({ loaded: 1, total: 2, progress: 0.5, bytes: 1, lengthComputable: true });
    config.onUploadProgress?.({ loaded: 1, bytes: 1, lengthComputable: false });
    return envelope(stored);
  });
  const onProgress = jest.fn();
  const picture = new File(['png'], '营业执照.png', { type: 'image/png' });
  await expect(call('fileStore', { file: picture }, { onProgress })).resolves.toEqual(stored);
  const form = portal.server.requests[0]?.body;
  expect(form instanceof FormData && form.get('file')).toMatchObject({ name: '营业执照.png' });
  expect(portal.server.requests[0]?.headers).not.toHaveProperty('sign');
  expect(onProgress.mock.calls).toEqual([[0.5], [0]]);
});

test('the address of what the browser fetches by itself', () => {
  expect(callAddress('fileDownload', { query: { fileToken: 'a b' } })).toBe(
    '/api/web/portal/api/third/file/down/load?fileToken=a+b',
  );
});
