import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { askedOf, forgetGateway, gatewayAnswers, sentTo } from '../../testing/gateway-answers';
import { answer, forgetAnswers, workAs } from '../../testing/staff-answers';
import { Component } from './page';

const slot = (name: string, changes: object = {}) => ({
  ...{ slot: name, release: `${name}@b1`, version: '1.0.0', standing: null, lastGood: null, canary: null, watch: null },
  placed: { by: '员工 范博文（fabu）', at: '2026-11-26T02:00:00.000Z' },
  ...changes,
});
const canary = { release: 'account@b2', version: '1.1.0', percent: 20, since: '2026-11-26T03:00:00.000Z', by: null };
const tenant = {
  ...{ code: 'main', platformName: '供应链金融服务平台', isDefault: true, hostNames: ['localhost'], watch: 'goBack' },
};
const published = (build: string, changes: object = {}) => ({
  ...{ package: 'account', version: '1.0.0', build, kind: 'remote', slot: 'account', publishedBy: 'team' },
  ...{ publishedAt: '2026-11-26T01:00:00.000Z', standing: null, bytesRemovedAt: null },
  ...changes,
});
const link = {
  ...{ id: 'l1', kind: 'override', tenant: 'main', slot: 'account', package: 'account', build: 'b2', origin: null },
  ...{ path: '/center/crm/user', expiresAt: '2026-11-26T04:00:00.000Z', createdBy: '员工 程诗语（ceshi）' },
  ...{ createdAt: '2026-11-26T03:00:00.000Z', openedAt: null, revokedAt: null },
};

beforeEach(() => {
  workAs('test');
  answer('staffTenantList', [{ ...tenant, legalName: '', audience: 'customers', state: 'open' }]);
  gatewayAnswers('GET /tenants', { tenants: [{ ...tenant, slots: [slot('account', { canary }), slot('host')] }] });
});
afterEach(() => {
  cleanup();
  forgetAnswers();
  forgetGateway();
});

const open = (tab = '') =>
  renderAt(
    `/desk/releases${tab}`,
    <Routes>
      <Route path="/desk/releases" element={<Component />} />
    </Routes>,
  );

test('each slot tells its release, who placed it and when, and whether a canary runs; the host cannot be tried', async () => {
  open();
  const rows = within(await screen.findByRole('region', { name: '运行版本列表' }));
  const text = (name: string) => rows.getByRole('row', { name: new RegExp(`${name}@b1`) }).textContent;
  expect(await rows.findAllByRole('row')).toHaveLength(3);
  expect(text('account')).toMatch(/account@b11\.0\.0灰度 20%2026-11-26 10:00员工 范博文（fabu）/);
  expect(text('host')).toContain('正式');
  expect(rows.getByRole('button', { name: /试用.* account/ })).toBeTruthy();
  expect(rows.queryByRole('button', { name: /试用.* host/ })).toBeNull();
});

test.each([
  ['watching', null, '观察中', '观察至 2026-11-26 10:30'],
  ['told', 'crashes', '上线后异常', '页面崩溃，请决定是否回退'],
  ['went-back', 'error-rate', '已自动回退', 'account@b2 因加载失败被自动回退'],
  ['passed', null, '正式', '观察结束，未见异常'],
])('after a change the slot tells what its watch found: %s', async (state, reason, tag, sentence) => {
  const watch = {
    ...{ release: 'account@b2', before: 'account@b1', state, reason, because: reason && 'account' },
    ...{ since: '2026-11-26T02:00:00.000Z', until: '2026-11-26T02:30:00.000Z' },
  };
  gatewayAnswers('GET /tenants', { tenants: [{ ...tenant, slots: [slot('account', { watch })] }] });
  open();
  const rows = within(await screen.findByRole('region', { name: '运行版本列表' }));
  const row = await rows.findByRole('row', { name: /account@b1/ });
  expect(row.textContent).toContain(tag);
  expect(row.textContent).toContain(sentence);
});

test('a list that cannot be read says so and asks again', async () => {
  gatewayAnswers('GET /tenants', { error: { message: '您的角色不能查看运行版本，请联系管理员。' } }, 403);
  open();
  expect(await screen.findByText(/您的角色不能查看运行版本/)).toBeTruthy();
  gatewayAnswers('GET /tenants', { tenants: [{ ...tenant, slots: [slot('account')] }] });
  await userEvent.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByText('account@b1')).toBeTruthy();
});

const moved = (name: string, to = 'b2') => ({ slot: name, from: `${name}@b1`, to: `${name}@${to}`, percent: null });
const change = {
  ...{ changeSet: 12, tenant: 'main', at: '2026-11-26T02:00:00.000Z', by: '员工 范博文（fabu）', action: 'assign' },
  ...{ slots: [moved('host'), moved('account')], isWhole: true },
};
const watch = { until: '2026-11-26T02:30:00.000Z', ifBad: 'goBack' };
const tried = (name: string, to: string, changes: object = {}) => ({
  ...{ slot: name, from: `${name}@b1`, to: `${name}@${to}`, changed: true, generation: 3, warnings: [] },
  ...changes,
});

test('a change shows its slots in one row, which opens; a tester only reads', async () => {
  gatewayAnswers('GET /change-sets', {
    changeSets: [
      change,
      { ...change, changeSet: 9, action: 'canary', isWhole: false, slots: [{ ...moved('account'), percent: 20 }] },
    ],
  });
  open('?tab=changes');
  const list = within(await screen.findByRole('region', { name: '变更列表' }));
  expect((await list.findByRole('row', { name: /host、account/ })).textContent).toMatch(/切换版本.*10:00.*12/);
  expect(list.queryByRole('button', { name: /更多/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '切换版本' })).toBeNull();
  list.getByRole('button', { name: /详情.*变更 9/ }).focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: '变更 9' }));
  expect(panel.getByText(/account@b1/).parentElement?.textContent).toBe('account@b1 → account@b2（灰度 20%）');
});

test('whoever manages releases takes a change back as a whole, after they saw what runs again', async () => {
  workAs('releases');
  gatewayAnswers('GET /change-sets', { changeSets: [change] });
  gatewayAnswers('POST /tenants/main/rollback/try', {
    slots: [tried('host', 'b0', { warnings: ['已跳过：host@bx 已被禁用。'] }), tried('account', 'b0')],
  });
  gatewayAnswers('POST /tenants/main/rollback', { changeSet: 13, watch: { ...watch, ifBad: 'tell' }, slots: [] });
  open('?tab=changes');
  const list = within(await screen.findByRole('region', { name: '变更列表' }));
  await userEvent.click(await list.findByRole('button', { name: /更多.*变更 12/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '整组回退' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确定整组回退变更 12？' }));
  expect(await dialog.findByText('account@b0')).toBeTruthy();
  expect(dialog.getByText('已跳过：host@bx 已被禁用。')).toBeTruthy();
  expect(sentTo('POST /tenants/main/rollback')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '整组回退' }));
  expect(await screen.findByText(/变更 13 已生效，观察至 2026-11-26 10:30，明显变差时通知相关人员/)).toBeTruthy();
  expect(sentTo('POST /tenants/main/rollback')).toEqual([{ changeSet: 12 }]);
});

test('several slots move together: every fault of the gate is shown, and what passes is confirmed first', async () => {
  workAs('releases');
  gatewayAnswers('GET /change-sets', { changeSets: [] });
  gatewayAnswers('GET /releases', {
    releases: [published('b2'), published('b2', { package: 'host', kind: 'host', slot: 'host' })],
  });
  const refusal = { message: '', faults: ['模块 @portal/shared 需要 ^2.0.0。', '版本 account@b2 已被禁用。'] };
  gatewayAnswers('POST /tenants/main/slots/try', { error: refusal }, 422);
  open('?tab=changes');
  await userEvent.click(await screen.findByRole('button', { name: '切换版本' }));
  const dialog = within(await screen.findByRole('dialog', { name: '切换版本' }));
  await userEvent.click(await dialog.findByRole('button', { name: '检查' }));
  expect(await dialog.findByText('请至少为一个模块选择版本。')).toBeTruthy();
  await userEvent.click(dialog.getByRole('combobox', { name: 'account' }));
  await userEvent.click(await screen.findByTitle(/account@b2/));
  await userEvent.click(dialog.getByRole('button', { name: '检查' }));
  const faults = await dialog.findByText(/需要 \^2\.0\.0。/);
  expect(faults.textContent?.split('\n')).toEqual(refusal.faults);
  await userEvent.click(dialog.getByRole('combobox', { name: 'host' }));
  await userEvent.click(await screen.findByTitle(/host@b2/));
  gatewayAnswers('POST /tenants/main/slots/try', { slots: [tried('host', 'b2'), tried('account', 'b2')] });
  gatewayAnswers('PUT /tenants/main/slots', { changeSet: 13, watch, slots: [] });
  await userEvent.click(dialog.getByRole('button', { name: '检查' }));
  const confirm = within(await screen.findByRole('dialog', { name: '确认切换' }));
  expect(confirm.getByText('host@b2')).toBeTruthy();
  expect(confirm.getByText(/之后观察 30 分钟，明显变差时自动整组回退。/)).toBeTruthy();
  expect(sentTo('PUT /tenants/main/slots')).toEqual([]);
  gatewayAnswers('GET /change-sets', { changeSets: [{ ...change, changeSet: 13 }] });
  await userEvent.click(confirm.getByRole('button', { name: '切换版本' }));
  expect(await screen.findByText(/变更 13 已生效.*明显变差时自动整组回退/)).toBeTruthy();
  expect(sentTo('PUT /tenants/main/slots')).toEqual([
    { releases: ['host@b2', 'account@b2'], generations: { host: 3, account: 3 } },
  ]);
  expect(await screen.findByRole('row', { name: /host、account/ })).toBeTruthy();
});

test('no canary runs: the page says so, and how one begins', async () => {
  gatewayAnswers('GET /canaries', { canaries: [] });
  open('?tab=canaries');
  expect(await screen.findByText('没有进行中的灰度')).toBeTruthy();
});

test('a canary shows its figures beside those of the others, and how near it is to its end', async () => {
  const figures = { visitors: 50, networks: 40, failed: 0, fellBack: 0, crashed: 10, loaded: 50, slow: 0 };
  const evidence = { eValue: 100, enough: 10_000, withoutFive: 10, enoughWithoutFive: 100 };
  gatewayAnswers('GET /canaries', {
    canaries: [
      {
        ...{ tenant: 'main', slot: 'account', release: 'account@b2', stable: 'account@b1', percent: 20 },
        ...{ since: '2026-11-26T03:00:00.000Z', slowBeyond: null },
        figures: { canary: figures, stable: { ...figures, crashed: 1 } },
        weighed: [{ reason: 'crashes', evidence }],
      },
    ],
  });
  open('?tab=canaries');
  const part = within(await screen.findByRole('region', { name: '供应链金融服务平台 · account' }));
  expect(part.getByRole('row', { name: /页面崩溃/ }).textContent).toBe('页面崩溃10（20%）1（2%）');
  expect(part.getByText('有异常迹象')).toBeTruthy();
  expect(part.getByRole('meter', { name: '页面崩溃的证据' }).getAttribute('value')).toBe('0.5');
});

const seenError = {
  ...{ fingerprint: '5d41402abc4b', slot: 'account', package: 'account', class: 'TypeError', standing: null },
  frames: [
    { package: 'host', file: 'kernel.js', line: 1, column: 900, original: false },
    { package: 'account', file: 'src/pages/user/page.tsx', line: 31, column: 7, original: true },
  ],
  ...{ firstSeen: '2026-11-25T02:00:00.000Z', lastSeen: '2026-11-26T02:00:00.000Z', reports: 12, visitors: 9 },
  ...{ kinds: ['render'], pages: ['/center/crm/user'], browsers: ['Chrome'], numbers: ['ACC-B2-M1X2Y3'] },
  ...{ tenants: ['main'], releases: [{ release: 'account@b2', reports: 12 }], newIn: 'account@b2' },
};

const unseen = { line: null, column: null };
const listedError = { ...seenError, frames: seenError.frames.map((frame) => ({ ...frame, ...unseen })) };
const openPanel = async () => {
  const list = within(await screen.findByRole('region', { name: '错误列表' }));
  expect((await list.findByRole('row', { name: /TypeError/ })).textContent).toMatch(
    /src\/pages\/user\/page\.tsxaccountTypeError9 位account@b2/,
  );
  list.getByRole('button', { name: /详情.*page\.tsx 的错误/ }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'TypeError · account' }));
};

test('an error tells whose it is, and opens by keyboard with the lines of the source', async () => {
  workAs('releases');
  gatewayAnswers('GET /errors', { errors: [listedError] });
  gatewayAnswers('GET /errors/5d41402abc4b', { ...seenError, lines: true });
  open('?tab=errors');
  const panel = await openPanel();
  expect(await panel.findByText('src/pages/user/page.tsx:31')).toBeTruthy();
  for (const text of ['kernel.js:1:900', 'ACC-B2-M1X2Y3', '/center/crm/user', '页面显示时', /审计中有记录/])
    expect(panel.getByText(text)).toBeTruthy();
});

test('a tester sees files, and reads who sees the lines; nothing is offered that the role may not do', async () => {
  gatewayAnswers('GET /errors', { errors: [listedError] });
  gatewayAnswers('GET /errors/5d41402abc4b', { ...listedError, lines: false });
  open('?tab=errors');
  const panel = await openPanel();
  expect(await panel.findByText('src/pages/user/page.tsx')).toBeTruthy();
  expect(panel.getByText('行号由发布管理查看。')).toBeTruthy();
  for (const name of [/静音/, /标为已解决/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an error that cannot be opened says so and asks again', async () => {
  gatewayAnswers('GET /errors', { errors: [listedError] });
  gatewayAnswers('GET /errors/5d41402abc4b', { error: { message: '没有错误 5d41402abc4b。' } }, 404);
  open('?tab=errors');
  const panel = await openPanel();
  expect(await panel.findByText(/没有错误 5d41402abc4b/)).toBeTruthy();
  gatewayAnswers('GET /errors/5d41402abc4b', { ...seenError, lines: true });
  await userEvent.click(panel.getByRole('button', { name: /重试/ }));
  expect(await panel.findByText('src/pages/user/page.tsx:31')).toBeTruthy();
});

test.each([
  [null, '标为已解决', 'resolved', /自动重新列为未处理/, '已解决'],
  [null, '静音', 'muted', /不再通知/, '已静音'],
  ['muted', '重新打开', 'open', /重新列为未处理/, '未处理'],
] as const)('发布管理 decides about an error: %s, %s', async (standing, act, wanted, consequence, tag) => {
  workAs('releases');
  gatewayAnswers('GET /errors', { errors: [{ ...listedError, standing }] });
  gatewayAnswers('PUT /errors/5d41402abc4b/standing', {});
  open('?tab=errors&standing=all');
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${act}.*page\\.tsx 的错误`) }));
  const question = within(await screen.findByRole('dialog', { name: `确定将 src/pages/user/page.tsx 的错误${act}？` }));
  expect(question.getByText(consequence)).toBeTruthy();
  gatewayAnswers('GET /errors', { errors: [{ ...listedError, standing: wanted === 'open' ? null : wanted }] });
  await userEvent.click(question.getByRole('button', { name: act }));
  expect(await screen.findByRole('row', { name: new RegExp(`TypeError.*${tag}`) })).toBeTruthy();
  expect(sentTo('PUT /errors/5d41402abc4b/standing')).toEqual([{ standing: wanted }]);
});

test('what is refused is said, and the error stays as it was', async () => {
  workAs('admin');
  gatewayAnswers('GET /errors', { errors: [listedError] });
  gatewayAnswers('PUT /errors/5d41402abc4b/standing', { error: { message: '没有错误 5d41402abc4b。' } }, 404);
  open('?tab=errors');
  await userEvent.click(await screen.findByRole('button', { name: /静音.*的错误/ }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '静音' }));
  expect(await screen.findByText(/没有错误 5d41402abc4b/)).toBeTruthy();
  expect(screen.getByRole('row', { name: /TypeError/ })).toBeTruthy();
});

test('a link in what was told leads to its error, whatever became of it', async () => {
  gatewayAnswers('GET /errors', { errors: [listedError] });
  open('?tab=errors&fingerprint=5d41402abc4b');
  expect(await screen.findByRole('row', { name: /TypeError/ })).toBeTruthy();
  expect(askedOf('GET /errors')).toContain('/errors?limit=500&standing=all&fingerprint=5d41402abc4b');
});

test('the number of a failure card finds its error, whatever became of it', async () => {
  gatewayAnswers('GET /errors', { errors: [{ ...seenError, standing: 'resolved' }] });
  open('?tab=errors&number=acc-b2-m1x2y3');
  expect(await screen.findByText('已解决')).toBeTruthy();
  expect(askedOf('GET /errors')).toContain('/errors?limit=500&standing=all&number=acc-b2-m1x2y3');
});

test('the number of a request, which no error has, is found elsewhere', async () => {
  gatewayAnswers('GET /errors', { errors: [] });
  open('?tab=errors&number=7f3a-91c2-b4d0');
  expect(await screen.findByText(/在“审计”的“对象”中查找/)).toBeTruthy();
});

test('the address asks why a visitor gets a release, and the answer gives the reason', async () => {
  gatewayAnswers('GET /explain', {
    tenant: { code: 'main', platformName: '供应链金融服务平台', rule: '主机名 localhost' },
    changeSet: { number: 12, canaries: ['account'] },
    owner: { slot: 'account', prefix: '/center/crm' },
    page: { path: '/center/crm/user', title: '个人信息', permission: true },
    slots: [
      {
        ...{ slot: 'account', release: 'account@b2', version: '1.1.0', chosenBy: 'canary', lastGood: 'account@b1' },
        ...{ bucket: { place: 3, percent: 20, canary: 'account@b2' }, standing: null, entry: '/e.js', integrity: 'x' },
      },
    ],
    emptySlots: [],
    gate: { passed: true, faults: [] },
  });
  open('?tab=explain&host=localhost&path=/center/crm/user&user=abc');
  expect(await screen.findByText('account，路径前缀 /center/crm')).toBeTruthy();
  expect(await screen.findByText('访客位置 3.00，在灰度 20% 之内')).toBeTruthy();
  expect(screen.getByText('变更 12')).toBeTruthy();
  expect((screen.getByLabelText('访客编号（可留空）') as HTMLInputElement).value).toBe('abc');
});

test('a link is made for a published build that can run and a page, and shown once with the customers’ address', async () => {
  gatewayAnswers('GET /releases', {
    releases: [published('b2'), published('b1'), published('old', { standing: 'blocked' })],
  });
  gatewayAnswers('GET /releases/account%40b2', { pages: [] });
  gatewayAnswers('POST /tenants/main/overrides', {
    ...{ id: 'l1', path: '/-/override?token=abc', address: 'https://portal.example:8443' },
    until: '2026-11-26T04:00:00.000Z',
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /试用.* account/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建试用链接' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: '版本' }));
  expect(await screen.findByTitle(/account@b1（正在运行）/)).toBeTruthy();
  expect(screen.queryByTitle(/account@old/)).toBeNull();
  await userEvent.click(screen.getByTitle(/account@b2/));
  const path = dialog.getByLabelText('打开页面');
  await userEvent.type(path, '//evil.example');
  await userEvent.click(dialog.getByRole('button', { name: '生成链接' }));
  expect(await dialog.findByText('请填写以 / 开头的站内路径')).toBeTruthy();
  expect(sentTo('POST /tenants/main/overrides')).toEqual([]);
  await userEvent.clear(path);
  await userEvent.type(path, '/center/crm/user');
  await userEvent.click(dialog.getByRole('button', { name: '生成链接' }));
  const made = within(await screen.findByRole('dialog', { name: '试用链接已生成' }));
  expect(made.getByText('https://portal.example:8443/-/override?token=abc')).toBeTruthy();
  expect(made.getByRole('button', { name: '复制链接' })).toBeTruthy();
  expect(sentTo('POST /tenants/main/overrides')).toEqual([
    { release: 'account@b2', minutes: 60, standalone: false, path: '/center/crm/user' },
  ]);
});

test('a link is taken back after a question that says what it does', async () => {
  gatewayAnswers('GET /overrides', { overrides: [link] });
  gatewayAnswers('DELETE /overrides/l1', { revoked: 'l1' });
  open('?tab=links');
  const list = within(await screen.findByRole('region', { name: '试用链接列表' }));
  expect(await list.findByText('未打开')).toBeTruthy();
  expect(list.getByText('/center/crm/user')).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: /更多|操作/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '撤销' }));
  const question = within(await screen.findByRole('dialog', { name: /确定撤销 account@b2 的试用链接/ }));
  gatewayAnswers('GET /overrides', { overrides: [{ ...link, revokedAt: '2026-11-26T03:30:00.000Z' }] });
  await userEvent.click(question.getByRole('button', { name: '撤销' }));
  expect(await list.findByText('已撤销')).toBeTruthy();
  expect(sentTo('DELETE /overrides/l1')).toHaveLength(1);
});
