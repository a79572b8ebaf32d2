import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CompInfo, leaveSession, prepareReload, switchCompany } from '../../../session/public';
import { provideWebCrypto } from '../../../testing/web-crypto';
import { renderInPortal } from '../../testing/render-in-portal';
import { useDiscard } from '../confirm/use-discard';
import { KeptFormNotice } from './kept-form-notice';

const tokens = { accessToken: 'a', refreshToken: 'r', failurePeriodSec: 900, expiresIn: 1800 };
const companyOf = (compCode: string, compName: string): CompInfo => ({
  compCode,
  compName,
  compBizCode: compCode,
  compStatus: '40',
  inviteCode: '',
  userCode: 'U1',
  userName: '周晓明',
  mobile: '138****0002',
  rootManager: true,
  compRoleCode: 'SCM-C101',
  compRole: [],
  employeeRole: [],
  employeeCode: `e${compCode}`,
});
const enter = (compInfo: CompInfo) =>
  switchCompany(tokens, { compName: compInfo.compName, employeeCode: compInfo.employeeCode ?? '' }, compInfo);
const [companyA, companyB] = [companyOf('A', '甲公司'), companyOf('B', '乙公司')];

beforeAll(provideWebCrypto);
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  leaveSession();
});

function Panel() {
  const { touch, question } = useDiscard({
    title: '放弃？',
    busy: false,
    onClose: () => undefined,
    keep: { name: 'person', title: '新增人员' },
  });
  return (
    <>
      <input aria-label="姓名" onChange={({ target }) => touch({}, { userName: target.value })} />
      {question}
    </>
  );
}

/** Somebody types in company A; then another tab goes to company B. */
async function typeAndSwitch() {
  enter(companyA);
  renderInPortal(<Panel />);
  await userEvent.type(screen.getByLabelText('姓名'), '田新');
  await act(() => prepareReload());
  cleanup();
  enter(companyB);
}

const onResume = jest.fn();
const show = () => renderInPortal(<KeptFormNotice name="person" onResume={onResume} />);

test('back in their company the person is told why the form went, and goes on with it', async () => {
  await typeAndSwitch();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('田新');
  enter(companyA);
  show();
  expect(await screen.findByText('您已在其他页面切换了账号或企业，未提交的“新增人员”已为您保留')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
  expect(onResume).toHaveBeenCalledWith({ userName: '田新' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in the other company it says where the form waits, and does not open it', async () => {
  await typeAndSwitch();
  show();
  expect(await screen.findByText(/您在“甲公司”填写的“新增人员”尚未提交/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '继续填写' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  cleanup();
  enter(companyA);
  show();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('after a logout nobody can read it', async () => {
  await typeAndSwitch();
  leaveSession();
  enter(companyA);
  show();
  await waitFor(() => expect(sessionStorage.getItem('portal.form.person')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});
