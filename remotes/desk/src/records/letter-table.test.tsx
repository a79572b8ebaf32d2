import { expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { screen } from '@testing-library/react';
import { LetterTable } from './letter-table';

test('what the provider reports stands beside an SMS, in its words and with its code', async () => {
  const sent = { channel: 'sms', to: '138****0001', state: 'USED', at: '2026-11-30T01:00:00.000Z' };
  const report = { arrived: false, code: 'MK:0001', words: '用户关机', at: '2026-11-30T01:00:05.000Z' };
  const letters = [
    { ...sent, title: '登录验证码', report },
    {
      ...sent,
      title: '重置密码验证码',
      report: { ...report, arrived: true, code: 'DELIVERED', words: '用户接收成功' },
    },
    { ...sent, title: '注册验证码', report: { ...report, code: '', words: '' } },
    { ...sent, title: '产品已开通' },
  ];
  renderAt('/', <LetterTable letters={letters} />);
  expect(await screen.findByText('未送达：用户关机（MK:0001）')).toBeTruthy();
  expect(screen.getByText(/^已送达 2026-11-30 09:00:05$/)).toBeTruthy();
  expect(screen.getByText('未送达：服务商未说明原因')).toBeTruthy();
  expect(screen.getByRole('row', { name: /产品已开通/ }).textContent).not.toMatch(/送达/);
});
