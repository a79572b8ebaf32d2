import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmittedPanel } from './submitted-panel';

beforeEach(() => {
  forgetCalls();
  URL.createObjectURL = jest.fn(() => 'blob:made');
  URL.revokeObjectURL = jest.fn();
});
afterEach(cleanup);

const license = { fileToken: 'f'.repeat(16), fileName: '执照扫描件.png', size: 10 };

test('what was submitted is there, and its papers open', async () => {
  answer('fileDownload', new Blob(['PNG'], { type: 'image/png' }) as never);
  const items = [
    { label: '注册资本（万元）', value: '5,000.00', file: null },
    { label: '营业执照', value: license.fileName, file: license },
  ];
  renderAt('/', <SubmittedPanel open onClose={() => undefined} submitted={[{ section: '企业信息', items }]} />);
  expect(await screen.findByText('5,000.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '查看营业执照' }));
  expect(await screen.findByRole('img', { name: license.fileName })).toBeTruthy();
  expect(inputsOf('fileDownload')).toMatchObject([{ query: { fileToken: license.fileToken } }]);
});
