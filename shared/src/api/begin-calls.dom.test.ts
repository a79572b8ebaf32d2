import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FirstCalls } from '../boot/first-calls';
import { ensureResources, leaveSession, lockSession, noteCompStatus, sessionState } from '../session/public';
import { compInfo, resource } from '../session/testing/samples';
import { beginCalls } from './begin-calls';
import { forgetBegun } from './begun-calls';
import { call } from './call';
import { firstCall } from './first-call';
import { envelope, type FakeReply, refusal } from './testing/fake-server';
import { logIn, startPortal, type TestPortal } from './testing/portal';

const list = { body: { pageNum: 1, pageSize: 10 } };
const declared = {
  resources: { call: 'findResAllByToken' },
  company: { call: 'custEmployeeInfoComp', body: { productCode: 'CRM' } },
  page: [
    { call: 'productsByPermitStatus', query: { compCode: { company: 'compCode' } } },
    { call: 'employeeList', ...list, needs: 'employee.read' },
  ],
} as const;
const written = (one: Parameters<typeof firstCall>[0]) => firstCall(one) ?? { address: '' };
const firstCalls: FirstCalls = {
  releases: '',
  resources: written(declared.resources),
  company: written(declared.company),
  page: declared.page.map(written),
};

const may = (code: string) => ({ ...resource('', 'action'), resCode: code });

let portal: TestPortal;
let answers: Record<string, FakeReply>;
/** The addresses to which calls have gone before the client was there. */
let sent: string[];

/** The browser's own fetch. The client's requests go to the fake server of the portal. */
function fakeFetch(address: unknown) {
  const [path = '', query] = String(address).split('?');
  const name = path.slice(path.lastIndexOf('/api/') + '/api/'.length);
  sent.push(query ? `${name}?${query}` : name);
  const { data, httpStatus = 200 } = answers[name] ?? envelope([]);
  const reply = { status: httpStatus, json: async () => data, headers: new Map(), clone: () => reply };
  return Promise.resolve(reply as unknown as Response);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const begin = () => beginCalls(firstCalls);

beforeEach(() => {
  window.history.replaceState(null, '', '/center/crm/employee/list');
  portal = startPortal();
  sent = [];
  answers = {
    'res/menu/emp/role/findResAllByToken': envelope([may('employee.read')]),
    'cust/employee/info/comp': envelope(compInfo),
    'employee/list': envelope({ total: 0, rows: [] }),
  };
  globalThis.fetch = jest.fn(fakeFetch) as unknown as typeof fetch;
  logIn();
});

afterEach(() => {
  portal.stop();
  forgetBegun();
});

test('what the session needs leaves at once, the page’s own once it is known whose it is', async () => {
  begin();
  expect(sent).toEqual(['res/menu/emp/role/findResAllByToken', 'cust/employee/info/comp']);
  await settled();
  expect(sent.slice(2)).toEqual([`cust/product/findAllByPermitStatus?compCode=${compInfo.compCode}`, 'employee/list']);
});

test('the client takes each answer over once, and asks itself the next time', async () => {
  begin();
  await settled();
  portal.server.on('employee/list', envelope({ total: 1, rows: [] }));
  expect(await call('employeeList', list)).toEqual({ total: 0, rows: [] });
  expect(portal.server.requests).toEqual([]);
  expect(await call('employeeList', list)).toEqual({ total: 1, rows: [] });
  expect(portal.server.to('employee/list')).toHaveLength(1);
});

test('what the client asked meanwhile does not leave a second time', async () => {
  portal.server.on('employee/list', envelope({ total: 2, rows: [] }));
  begin();
  expect(await call('employeeList', list)).toHaveProperty('total', 2);
  await settled();
  expect(sent).not.toContain('employee/list');
});

test('another question than the one that left is asked', async () => {
  begin();
  await settled();
  portal.server.on('employee/list', envelope({ total: 7, rows: [] }));
  expect(await call('employeeList', { body: { pageNum: 2, pageSize: 10 } })).toHaveProperty('total', 7);
});

test('a call that is for others does not leave', async () => {
  answers['res/menu/emp/role/findResAllByToken'] = envelope([may('product.read')]);
  begin();
  await settled();
  expect(sent).not.toContain('employee/list');
});

test('with a query in the address only what the session needs leaves', async () => {
  window.history.replaceState(null, '', '/center/crm/employee/list?page=2');
  begin();
  await settled();
  expect(sent).toHaveLength(2);
});

test('a connection that broke is tried again by the client', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch'))) as unknown as typeof fetch;
  begin();
  portal.server.on('findResAllByToken', envelope([]));
  expect(await call('findResAllByToken', {})).toEqual([]);
});

describe('[threat: forgotten session] nothing leaves', () => {
  test('for nobody', () => {
    leaveSession();
    begin();
    expect(sent).toEqual([]);
  });

  test('behind the lock', () => {
    lockSession();
    begin();
    expect(sent).toEqual([]);
  });

  test('before a company’s application is through', () => {
    noteCompStatus('30');
    begin();
    expect(sent).toEqual([]);
  });

  test('of the page, if the session is locked; the client hears it as its own answer', async () => {
    for (const name of Object.keys(answers)) answers[name] = refusal('423', '会话已锁定');
    begin();
    await settled();
    expect(sent).toHaveLength(2);
    await expect(call('findResAllByToken', {})).rejects.toMatchObject({ kind: 'locked' });
    expect(sessionState().locked).toBe(true);
    expect(portal.server.requests).toEqual([]);
  });
});

test('[threat: several tabs] an answer to another token than one’s own is nobody’s', async () => {
  begin();
  await settled();
  logIn('b');
  portal.server.on('findResAllByToken', envelope([may('other')]));
  expect(await call('findResAllByToken', {})).toEqual([may('other')]);
});

test('an answer that nobody has wanted for long is thrown away', async () => {
  jest.useFakeTimers();
  begin();
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  portal.server.on('findResAllByToken', envelope([]));
  expect(await call('findResAllByToken', {})).toEqual([]);
});

test('after a reload the tab does not ask for what it knows', async () => {
  await ensureResources(async () => [may('employee.read')]);
  window.dispatchEvent(new Event('pagehide'));
  begin();
  await settled();
  expect(sent).toEqual([
    'cust/employee/info/comp',
    `cust/product/findAllByPermitStatus?compCode=${compInfo.compCode}`,
    'employee/list',
  ]);
});
