import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useSession } from '@portal/shared/session';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { signIn } from '@portal/shared/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTrade } from '../../testing/render-trade';

jest.setTimeout(60_000);

beforeEach(forgetCalls);
afterEach(cleanup);

const offered = async () => {
  const section = await screen.findByRole('region', { name: '可办理事项' });
  return within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};
const shownFor = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('a general company is offered everything', async () => {
  signIn();
  renderTrade('/center/scm/voucher');
  expect(await offered()).toEqual(['收款账户', '企业资料', '办理人员', '业务协议', '邀请供应商']);
  expect(shownFor('企业角色')).toBe('一般企业');
});

test('a project department is offered nothing that is closed to it', async () => {
  signIn({ compRole: 'C102' });
  renderTrade('/center/scm/voucher');
  expect(await offered()).toEqual(['办理人员', '业务协议']);
  expect(shownFor('企业角色')).toBe('项目部');
});

test('the page behind the link says what each role of the company does, and which one is chosen', async () => {
  signIn();
  const { compInfo } = useSession.getState();
  const compRole = ['C101', 'C102'].map((role) => ({ prodCode: 'SCM', compRole: role }));
  if (compInfo) useSession.setState({ compInfo: { ...compInfo, compRole } });
  renderTrade('/center/scm/voucher');
  await userEvent.click(await screen.findByRole('link', { name: '查看角色说明' }));
  expect(await screen.findByText('一般企业（当前）')).toBeTruthy();
  expect(screen.getByText('项目部')).toBeTruthy();
});

test('standing alone it asks for the company in its own product', async () => {
  signIn();
  const { compInfo } = useSession.getState();
  if (!compInfo) throw new Error('nobody is signed in');
  answer('custEmployeeInfoComp', compInfo);
  useSession.setState({ compInfo: null });
  renderTrade('/center/scm/voucher');
  expect(await offered()).toHaveLength(5);
  expect(inputsOf('custEmployeeInfoComp')).toEqual([{ body: { productCode: 'SCM' } }]);
});
