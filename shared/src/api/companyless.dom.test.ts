import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accessToken } from '../session/public';
import { tokens } from '../session/testing/samples';
import { openTab } from '../session/testing/tab';
import { call } from './call';
import { refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

let portal: TestPortal;

const noCompany = refusal('442', '请先选择企业');
const ask = () => call('custEmployeeCompsAll', {});
const open = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  portal = startPortal();
  logIn();
  open('/center/crm/user?tab=2');
  portal.server.on('comps/all', noCompany);
});

afterEach(() => portal.stop());

test('442 leads to the choice of a company and back, without a message; the session goes on', async () => {
  await expect(ask()).rejects.toMatchObject({ kind: 'companyless', status: '442', handled: true });
  expect(portal.navigate.mock.calls).toEqual([['/login/changeComp?redirect=%2Fcenter%2Fcrm%2Fuser%3Ftab%3D2']]);
  expect(portal.notify).not.toHaveBeenCalled();
  expect(accessToken()).toBe('access-a');
});

test.each(['/login', '/login/changeComp'])('on %s it leads nowhere: the choice is there', async (address) => {
  open(address);
  await expect(ask()).rejects.toMatchObject({ kind: 'companyless' });
  expect(portal.navigate).not.toHaveBeenCalled();
});

test('an answer for the session before leads nobody away', async () => {
  portal.server.on('comps/all', () => {
    logIn('b');
    return noCompany;
  });
  await expect(ask()).rejects.toMatchObject({ kind: 'companyless' });
  expect(portal.navigate).not.toHaveBeenCalled();
});

test('nor one for a company that another tab has left', async () => {
  portal.server.on('comps/all', () => {
    const other = openTab();
    other.session.switchCompany(tokens('c'), { compName: '乙', employeeCode: 'E2' }, null);
    other.close();
    return noCompany;
  });
  await expect(ask()).rejects.toMatchObject({ kind: 'companyless' });
  expect(portal.navigate).not.toHaveBeenCalled();
});
