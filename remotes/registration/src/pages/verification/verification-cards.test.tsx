import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlowContext } from '../../flow/progress-context';
import { flowAt } from '../../testing/progress';
import { verificationView } from '../../testing/verification-view';
import { VerificationCards } from './verification-cards';

beforeEach(() => forgetCalls());
afterEach(cleanup);

const returned = {
  ...verificationView,
  legalPerson: { ...verificationView.legalPerson, state: 'DONE' as const },
  agent: { ...verificationView.agent, state: 'DONE' as const },
  proof: { ...verificationView.proof, state: 'DONE' as const },
  certificate: { state: 'DONE' as const, agreedAt: '2026-11-01T00:00:00.000Z' },
  remark: '材料不清晰',
  unchanged: true,
  canSubmit: true,
};

test('where nobody recognises faces or issues certificates, no card claims it', async () => {
  const { proof, certificate } = verificationView;
  const byHand = {
    ...verificationView,
    proof: { ...proof, faceWay: 'photo' as const },
    certificate: { ...certificate, issued: false },
  };
  const face = { state: 'NONE', url: '', expireTime: null, remainTimes: 3, reason: '', proof: '' } as const;
  answer('faceState', face);
  async function shown(view: typeof verificationView) {
    cleanup();
    const { container } = renderAt(
      '/',
      <FlowContext value={flowAt('20')}>
        <VerificationCards view={view} onView={() => undefined} />
      </FlowContext>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return container.textContent;
  }
  expect(await shown(verificationView)).toMatch(/人脸识别[\s\S]*平台将为贵司申请数字证书/);
  const said = await shown(byHand);
  expect(said).toMatch(/上传手持身份证的照片[\s\S]*以纸质盖章方式签署协议/);
  expect(said).not.toMatch(/人脸识别|平台将为贵司申请/);
});

test('an opinion on the whole application stands above the cards; what was not changed is sent again only on demand', async () => {
  answer('verificationSubmit', { compStatus: '30' });
  const advance = jest.fn();
  renderAt(
    '/',
    <FlowContext value={flowAt('25', { advance })}>
      <VerificationCards view={returned} onView={() => undefined} />
    </FlowContext>,
  );
  expect(screen.getByText('审核意见：材料不清晰')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByRole('dialog', { name: '资料没有修改，确定提交审核？' })).toBeTruthy();
  expect(inputsOf('verificationSubmit')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '仍要提交' }));
  await waitFor(() => expect(advance).toHaveBeenCalledWith('30'));
});
