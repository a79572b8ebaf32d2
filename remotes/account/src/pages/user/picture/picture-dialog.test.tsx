import '@portal/shared/testing/mock-api';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { Dialog } from '@portal/shared/ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../../testing/signed-in';
import { PictureDialog } from './picture-dialog';

jest.setTimeout(60_000);

const paint = jest.fn();

beforeAll(Dialog.load);
beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  paint.mockClear();
  // jsdom neither decodes nor paints pictures.
  globalThis.createImageBitmap = async () => ({ width: 600, height: 400, close: () => undefined });
  HTMLCanvasElement.prototype.getContext = (() => ({ fillRect: () => undefined, drawImage: paint })) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['jpg'], { type: 'image/jpeg' }));
  answer('fileStore', { fileToken: 'T1', fileName: '头像.jpg', size: 3, digest: '1' });
  answer('photoUpdate', null);
});
afterEach(cleanup);

function open() {
  const onChanged = jest.fn();
  renderAt('/', <PictureDialog open onClose={() => undefined} onChanged={onChanged} />);
  return { onChanged };
}
const pick = (name: string, bytes = 10) =>
  fireEvent.change(screen.getByLabelText('选择头像图片'), {
    target: { files: [new File([new Uint8Array(bytes)], name)] },
  });
/** The left edge of the cut-out that was painted last. */
const lastLeft = () => paint.mock.lastCall?.[1];

test('picks, cuts out by keyboard, stores the cut-out', async () => {
  const { onChanged } = open();
  expect(screen.getByText('支持 JPG/PNG，单个不超过 2MB')).toBeTruthy();
  pick('me.png');
  const stage = await screen.findByLabelText('裁剪区域');
  expect(lastLeft()).toBe(100);
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  expect(await screen.findByText('水平位置 40%，垂直位置 50%，缩放 100%')).toBeTruthy();
  expect(lastLeft()).toBe(80);
  fireEvent.change(screen.getByLabelText('缩放'), { target: { value: '2' } });
  expect(await screen.findByText(/缩放 200%/)).toBeTruthy();
  fireEvent.click(screen.getByText('保存头像'));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(inputsOf('fileStore')[0]?.file.type).toBe('image/jpeg');
  expect(inputsOf('photoUpdate')).toEqual([{ query: { fileToken: 'T1', fileName: '头像.jpg' } }]);
});

test.each([
  ['me.gif', 10, '不支持该文件格式，支持 JPG/PNG，单个不超过 2MB'],
  ['me.png', 2 * 1024 * 1024 + 1, /不能超过 2MB/],
  ['me.png', 0, '文件内容为空，请重新选择'],
] as const)('%s of %d bytes is refused in words', async (name, bytes, sentence) => {
  open();
  pick(name, bytes);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByLabelText('裁剪区域')).toBeNull();
});

test('what is no picture is refused, and the one chosen before stays', async () => {
  open();
  pick('me.png');
  await screen.findByLabelText('裁剪区域');
  globalThis.createImageBitmap = async () => {
    throw new DOMException('no picture');
  };
  pick('broken.png');
  expect(await screen.findByText('图片无法识别，请换一张 JPG 或 PNG 图片')).toBeTruthy();
  expect(screen.getByLabelText('裁剪区域')).toBeTruthy();
});

test('a refusal of the server stands in the dialog', async () => {
  refuse('fileStore', '未使用的文件过多，请稍后再上传', { status: '429' });
  const { onChanged } = open();
  pick('me.png');
  await screen.findByLabelText('裁剪区域');
  fireEvent.click(screen.getByText('保存头像'));
  expect(await screen.findByText('未使用的文件过多，请稍后再上传')).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
});
