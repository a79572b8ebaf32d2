import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { accessToken, enterSession, leaveSession } from '@portal/shared/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company, tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { Component } from './choose-company-page';

beforeAll(() => writeBoot());
beforeEach(() => {
  forgetCalls();
  enterSession(tokens);
  answer('refreshToken', { ...tokens, accessToken: 'of the company', compInfo: null });
  answer('loginOut', null);
  answer('saveLogOutLog', null);
});
afterEach(() => {
  cleanup();
  leaveSession();
});

const open = (address = '/login/changeComp') => renderPages([{ path: '/login/changeComp', Component }], address);
const rows = async () => within(await screen.findByRole('list', { name: '企业列表' })).getAllByRole('button');

test('a row names the company and its number, the roles, the administrator and the state', async () => {
  answer('findAllCompNameByMobile', [
    company({ compNo: 'QY2026000018', compRole: [{ prodCode: 'SCM', compRole: 'C102' }] }),
  ]);
  open();
  const [row] = await rows();
  for (const text of ['华东建材有限公司', 'QY2026000018', '管理员', '项目部', '已开通'])
    expect(row?.textContent).toContain(text);
});

test('a company that cannot be entered says why, and stays where it is', async () => {
  answer('findAllCompNameByMobile', [company({ compStatus: '20', rootManager: false })]);
  const { router } = open();
  const [row] = await rows();
  expect(row?.getAttribute('aria-disabled')).toBe('true');
  expect(row?.textContent).toContain('非管理员不允许登录实名认证中的企业！');
  await userEvent.click(row as HTMLElement);
  expect(router.state.location.pathname).toBe('/login/changeComp');
  expect(inputsOf('refreshToken')).toEqual([]);
});

test('choosing takes the tokens of the company and goes to the centre', async () => {
  answer('findAllCompNameByMobile', [
    company(),
    company({ employeeCode: 'e2', compBizCode: 'b2', compName: '乙公司' }),
  ]);
  const { router } = open();
  await userEvent.click((await rows())[1] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/center'));
  expect(inputsOf('refreshToken')[0]?.body).toEqual({
    refreshToken: 'refresh',
    employeeCode: 'e2',
    compBizCode: 'b2',
  });
  expect(accessToken()).toBe('of the company');
});

const invitation = company({
  employeeCode: 'e9',
  compName: '北方钢铁有限公司',
  status: '0',
  rootManager: false,
  employeeRole: ['E102', 'E105'],
  invitation: { inviter: '陈立群', inviteTime: '2026-11-20T02:00:00Z', becomesRoot: false },
});

test('an invitation says who asks and to what, and is accepted by a press', async () => {
  answer('findAllCompNameByMobile', [invitation]);
  answer('placeAccept', null);
  open();
  const asked = within(await screen.findByRole('region', { name: '北方钢铁有限公司' }));
  expect(asked.getByText('管理员陈立群邀请您加入，角色：经办、查询。')).toBeTruthy();
  expect(asked.getByText(/接受前，对方看不到您的任何信息/)).toBeTruthy();
  expect(screen.getByText('您暂无可用企业')).toBeTruthy();
  answer('findAllCompNameByMobile', [company({ compName: '北方钢铁有限公司' })]);
  await userEvent.click(asked.getByRole('button', { name: '接受北方钢铁有限公司的邀请' }));
  expect(await rows()).toHaveLength(1);
  expect(inputsOf('placeAccept')).toEqual([{ body: { employeeCode: 'e9' } }]);
  expect(screen.queryByRole('list', { name: '加入邀请' })).toBeNull();
});

test('an invitation is refused only after a second press, and stays apart from what can be entered', async () => {
  answer('findAllCompNameByMobile', [invitation, company()]);
  answer('placeRefuse', null);
  open();
  expect(await rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '拒绝北方钢铁有限公司的邀请' }));
  expect(inputsOf('placeRefuse')).toEqual([]);
  answer('findAllCompNameByMobile', [company()]);
  await userEvent.click(screen.getByRole('button', { name: '确定拒绝' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '加入邀请' })).toBeNull());
  expect(inputsOf('placeRefuse')).toEqual([{ body: { employeeCode: 'e9' } }]);
});

test('nobody’s member is shown the ways on', async () => {
  answer('findAllCompNameByMobile', []);
  const { router } = open();
  expect(await screen.findByText('您暂无可用企业')).toBeTruthy();
  expect(screen.getByRole('link', { name: '注册新企业' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '我有邀请码' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(accessToken()).toBeUndefined();
});

test('many companies can be searched', async () => {
  answer(
    'findAllCompNameByMobile',
    Array.from({ length: 7 }, (_, index) => company({ employeeCode: `e${index}`, compName: `第${index}公司` })),
  );
  open();
  await rows();
  await userEvent.click(screen.getByRole('searchbox', { name: '搜索企业' }));
  await userEvent.paste('第3');
  expect(await rows()).toHaveLength(1);
});

test('a list that could not be loaded can be tried again', async () => {
  refuse('findAllCompNameByMobile', '请求失败！');
  open();
  const retry = await screen.findByRole('button', { name: '重试' });
  answer('findAllCompNameByMobile', [company()]);
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(1);
});

test('without a login there is nothing to choose from', async () => {
  leaveSession();
  answer('findAllCompNameByMobile', []);
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
