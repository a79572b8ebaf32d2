import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { sampleTenant } from '../../testing/sample-tenant';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';
import { Component } from './page';

const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  globalThis.fetch = fetched;
  fetched.mockReset();
  answer('staffTenantShow', sampleTenant());
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

const open = (tab: string) =>
  renderAt(
    `/desk/tenants/jinqiao?tab=${tab}`,
    <Routes>
      <Route path="/desk/tenants/:code" element={<Component />} />
    </Routes>,
  );

test('an administrator has no providers to set, and the tenant of staff has neither policies nor content', async () => {
  workAs('admin');
  answer('staffTenantShow', sampleTenant({ audience: 'staff' }));
  open('facts');
  await screen.findByRole('tab', { name: '资料' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['资料', '品牌']);
});

test('a fact that the gateway would refuse is said beside its field, and nothing is sent', async () => {
  workAs('tenants');
  open('facts');
  await userEvent.click(await screen.findByRole('button', { name: '修改资料' }));
  const hotline = await screen.findByLabelText('客服热线');
  await userEvent.type(hotline, '请拨打前台');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/客服热线 请拨打前台 不合法/)).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

/** The gateway's answers: drawn pages at once, to everything else what is given. */
function answerDeploy(...others: Partial<Response>[]) {
  const given = [...others];
  fetched.mockImplementation(async (address) => {
    const html = '<style></style><img src="/brand/logo.svg">';
    const drawn = { ok: true, status: 200, json: async () => ({ html }) };
    return (String(address).endsWith('/picture') ? drawn : given.shift()) as Response;
  });
}

const sentTo = (end: string) =>
  fetched.mock.calls.flatMap(([address, sent]) =>
    String(address).endsWith(end) ? [JSON.parse(String(sent?.body)) as Record<string, unknown>] : [],
  );

test('a changed brand goes to the gateway with what changed only, or says why it was refused', async () => {
  workAs('tenants');
  const refusal = { error: { message: '不能保存', faults: ['宣传标题有误。'] } };
  const refused = { ok: false, status: 422, headers: { get: () => null }, json: async () => refusal };
  answerDeploy(refused as unknown as Response, { ok: true, status: 200 });
  open('brand');
  const title = await screen.findByLabelText('宣传标题');
  expect(screen.getByRole('button', { name: '保存并生效' }).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(title);
  await userEvent.type(title, '新的标题');
  const frame = await screen.findByTitle('登录页预览');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  await waitFor(() => expect(sentTo('/picture').at(-1)?.brand).toMatchObject({ backgroundTitle: '新的标题' }));
  await userEvent.click(screen.getByRole('button', { name: '保存并生效' }));
  expect((await screen.findByRole('alert')).textContent).toContain('宣传标题有误。');
  expect(sentTo('/tenants/jinqiao')).toEqual([{ backgroundTitle: '新的标题' }]);

  answer('staffTenantShow', sampleTenant({ backgroundTitle: '新的标题' }));
  await userEvent.click(screen.getByRole('button', { name: '保存并生效' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '保存并生效' }).hasAttribute('disabled')).toBe(true));
});

test('a look that the gateway would refuse is said beside its field', async () => {
  workAs('tenants');
  answerDeploy();
  open('brand');
  await userEvent.type(await screen.findByLabelText('按钮圆角'), '40');
  await userEvent.click(screen.getByRole('button', { name: '保存并生效' }));
  expect(await screen.findByText(/按钮圆角 40 不合法/)).toBeTruthy();
  expect(sentTo('/tenants/jinqiao')).toEqual([]);
});

test('a policy is set for this tenant, within the limits', async () => {
  workAs('tenants');
  const usual = { twoEyes: false, limitDays: 2 };
  const change = { kind: 'change', name: '信息变更', usual, own: false, ...usual } as const;
  const platform = {
    ...{ sessionIdle: 900, sessionAbsolute: 43_200, sessionsPerPerson: 3, codeLife: 300, codeTries: 5 },
    ...{ codeInterval: 60, codesPerDay: 10, passwordMaxAgeDays: 90, paperGraceDays: 30 },
  };
  answer('staffPolicyList', { kinds: [change], platform });
  answer('staffPolicyRequestList', []);
  answer('staffPolicySet', { ...change, twoEyes: true, limitDays: 5, own: true, waits: false });
  open('policies');
  await userEvent.click(await screen.findByRole('button', { name: '调整信息变更' }));
  const days = await screen.findByLabelText('办理时限（工作日）');
  await userEvent.clear(days);
  await userEvent.type(days, '61');
  await userEvent.click(screen.getByRole('radio', { name: /^需要/ }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入1-60的整数')).toBeTruthy();
  expect(inputsOf('staffPolicySet')).toEqual([]);
  await userEvent.clear(days);
  await userEvent.type(days, '5');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const policy = { twoEyes: true, limitDays: 5 };
  await waitFor(() =>
    expect(inputsOf('staffPolicySet')).toEqual([{ body: { tenant: 'jinqiao', kind: 'change', policy } }]),
  );
});

test('a provider that does not answer its test says so by name', async () => {
  workAs('tenants');
  const row = { port: 'ocr', name: '证照识别', mode: 'default', keyId: null, changedAt: null } as const;
  answer('staffProviderList', [
    { ...row, url: 'https://ocr.example.com' },
    { ...row, port: 'bank', name: '对公打款', url: null },
  ]);
  answer('staffProviderTest', { ok: false, milliseconds: 40, msg: '没有得到约定的应答' });
  open('providers');
  await userEvent.click(await screen.findByRole('button', { name: '测试证照识别' }));
  expect((await screen.findByRole('alert')).textContent).toContain('证照识别：没有得到约定的应答');
  expect(screen.getByRole('button', { name: '测试对公打款' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('平台未配置，人工办理')).toBeTruthy();
});

test('one that customers do not reach yet says what it waits for, and who brings it', async () => {
  workAs('tenants');
  answer('staffTenantShow', sampleTenant({ state: 'preparing' }));
  const missing = ['fact:hotline', 'fact:filingsContent', 'text:PRIVACY', 'page:registration'];
  fetched.mockResolvedValue({ ok: true, status: 200, json: async () => ({ missing }) } as unknown as Response);
  open('facts');
  const panel = await screen.findByRole('region', { name: '开通准备' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/-/api/tenants/jinqiao/opening');
  expect(within(panel).getByRole('heading').textContent).toBe('尚未开通，还缺 4 项');
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '运营主体资料客服热线、备案信息在“资料”中填写',
    '协议文本《隐私政策》由平台运维以 portal content push 发布',
    '页面版本企业注册页面由平台运维以 portal assign 上线',
  ]);
  expect(screen.getByText('筹备中')).toBeTruthy();
});

test('texts that nobody has confirmed are no agreement yet: the desk says who reads and who publishes them', async () => {
  workAs('tenants');
  answer('staffTenantShow', sampleTenant({ state: 'preparing' }));
  const opening = { missing: ['text:SERVICE', 'text:PRIVACY'], draft: true };
  fetched.mockResolvedValue({ ok: true, status: 200, json: async () => opening } as unknown as Response);
  open('facts');
  const panel = await screen.findByRole('region', { name: '开通准备' });
  expect(within(panel).getByRole('listitem').textContent).toContain('初始文本待审阅');
});

test('one that is open says nothing of it', async () => {
  workAs('tenants');
  open('facts');
  expect(await screen.findByText('已开通')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '开通准备' })).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
