import '@portal/shared/testing/mock-api';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { CallInput, CallReply } from '@portal/shared/contract';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { Dialog } from '@portal/shared/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlowContext } from '../../flow/progress-context';
import { flowAt } from '../../testing/progress';
import { Component as Permit } from './page';

jest.setTimeout(60_000);
beforeAll(() => Dialog.load());
beforeEach(() => {
  forgetCalls();
  for (const list of ['productList', 'provinceList', 'linkageList'] as const) answer(list, []);
  answer('registrationDict', { compType: [] });
});
afterEach(cleanup);

const view = (revision: number, mailAddress: string): CallReply<'permitView'> => ({
  values: { compName: '试点制造有限公司', mailAddress },
  license: null,
  recognized: [],
  reasons: {},
  correctable: [],
  remark: '',
  revision,
  savedAt: null,
});

const address = () => screen.getByLabelText<HTMLInputElement>('通讯地址');

async function open(refresh = () => undefined) {
  renderAt(
    '/',
    <FlowContext value={flowAt('15', { refresh })}>
      <Permit />
    </FlowContext>,
  );
  await screen.findByLabelText('通讯地址');
  await userEvent.type(address(), '88号');
}
const keep = () => userEvent.click(screen.getByRole('button', { name: '暂存' }));

async function openBehind() {
  answer('permitView', view(3, '甲路'));
  refuse('permitSave', '资料已在其他页面更新', { status: '409', fields: { revision: '资料已在其他页面更新' } });
  await open();
  await keep();
  await screen.findByRole('button', { name: '查看最新' });
  answer('permitView', view(4, '乙路'));
  answer('permitSave', { savedAt: '2026-11-28T00:00:00.000Z', revision: 5 });
}

test('who is behind another page can look at what it saved', async () => {
  await openBehind();
  await userEvent.click(screen.getByRole('button', { name: '查看最新' }));
  await waitFor(() => expect(address().value).toBe('乙路'));
});

test('or keeps their own input, which the next save brings', async () => {
  await openBehind();
  await userEvent.click(screen.getByRole('button', { name: '继续用我的' }));
  await waitFor(() => expect(screen.getByText(/草稿已保存于/)).toBeTruthy());
  const saves = inputsOf('permitSave') as CallInput<'permitSave'>[];
  expect(saves.at(-1)?.body).toMatchObject({ revision: 4, mailAddress: '甲路88号' });
  expect(address().value).toBe('甲路88号');
});

test('an application that was sent elsewhere is not blamed on the network, and leads on', async () => {
  answer('permitView', view(3, '甲路'));
  refuse('permitSave', '企业当前状态不支持此操作', { status: '409' });
  const refresh = jest.fn(() => undefined);
  await open(refresh);
  await keep();
  expect(await screen.findByText('开通申请已提交')).toBeTruthy();
  expect(screen.queryByText(/请检查网络/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '继续办理' }));
  expect(refresh).toHaveBeenCalled();
});
