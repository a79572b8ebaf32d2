import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { setWindowWidth } from '@portal/shared/testing/window-width';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { pendingInfo } from '../testing/agreement-samples';
import { AgreementReader } from './agreement-reader';

beforeEach(() => {
  forgetCalls();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  answer('fileDownload', new Blob(['x'], { type: 'image/png' }));
});
afterEach(cleanup);

/** One party has sealed it, the other has not. */
const agreement = {
  ...pendingInfo,
  places: [
    ...pendingInfo.places.slice(0, 1),
    { role: '乙方（盖章）', name: '供链通', seal: '演示专用章', lines: ['签署人：平台签章系统', '数字证书编号：ZS1'] },
  ],
};

const show = (width: number, onRead = jest.fn()) => {
  setWindowWidth(width);
  renderAt('/', <AgreementReader agreement={agreement} onRead={onRead} />);
};
const file = () => screen.findByAltText('信用凭证业务合作协议.pdf');

/** The server’s own test holds that the file says the same words in the same order. */
const words = [
  ['信用凭证业务合作协议', '甲方：华东精工', '第一条  总则', '双方自愿订立。', '（以下无正文，为签署栏）'],
  ['盖章处', '甲方（盖章）', '华东精工', '法定代表人：', '日期：'],
  ['供链通', '演示专用章', '乙方（盖章）', '供链通', '签署人：平台签章系统', '数字证书编号：ZS1'],
].flat();

test('on a phone the text comes first, all words of the file and no others, and the file is one tap away', async () => {
  show(375);
  expect((await screen.findByRole('region', { name: '协议正文' })).textContent).toBe(words.join(''));
  expect(inputsOf('fileDownload')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '查看原件' }));
  expect(await file()).toBeTruthy();
  expect(inputsOf('fileDownload')[0]?.query).toEqual({ fileToken: 'file-G1' });
});

test('from 768 pixels on, the file itself is shown, and its text on demand', async () => {
  show(768);
  expect(await file()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看文本' }));
  expect((await screen.findByRole('region', { name: '协议正文' })).textContent).toContain('双方自愿订立。');
  expect(screen.getByRole('button', { name: '查看原件' })).toBeTruthy();
});

test('a file that does not come leaves the text to read', async () => {
  answer('fileDownload', () => {
    throw new Error('文件不存在或已失效');
  });
  show(1440);
  expect(await screen.findByText('文件不存在或已失效')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看文本' }));
  expect(await screen.findByText('双方自愿订立。')).toBeTruthy();
});
