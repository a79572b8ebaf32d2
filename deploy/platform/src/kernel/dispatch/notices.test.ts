import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dispatch, employee, message } from '@portal/database/schema/platform';
import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { and, desc, eq, like } from 'drizzle-orm';
import { changeNotices } from '../../customers/company-change/notices';
import { applicationNotices } from '../../customers/products/notices';
import { decideRegistration } from '../../customers/registration/approval';
import { registrationNotices } from '../../customers/registration/notices';
import { agreementNotices } from '../../domain/agreement/notices';
import { offerProductAgreements } from '../../domain/agreement/product-agreements';
import { transferNotices } from '../../domain/bank-account/notices';
import { notices, smsTopics } from '../../server/collected';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';
import { noticeTexts } from './notice-texts';
import { notifyCompany } from './notify';

const demoTenant = demoTenants[0] as (typeof demoTenants)[number];
const root = '13800000001';
const compCode = demoCode('C', demoTenant, 'A');
const returned = { outcome: 'return', reason: '授权委托书<未盖章>', reasons: {} } as const;

describe('the table of notices', () => {
  const all = notices.all.map((notice) => [notice.name, notice] as const);

  test('has an event for each occasion that 短信通知 offers', () => {
    const offered = smsTopics
      .tree({ rootManager: true, permissions: new Set(), chosen: undefined })
      .flatMap(({ children }) => children.map(({ code }) => code));
    const told = new Set(all.filter(([, { by }]) => by.includes('sms')).map(([, { topic }]) => topic?.code));
    expect(offered.filter((code) => !told.has(code))).toEqual([]);
  });

  test.each(all)('%s reads as a sentence, and an SMS of it is short', (_, notice) => {
    const variables = new Proxy({} as Record<string, string>, { get: () => '某某' });
    const { title, text } = noticeTexts(notice, variables);
    expect(`${title}${text}`).not.toMatch(/[{}]/);
    expect(text.endsWith('。')).toBe(true);
    if (notice.by.includes('sms')) expect(text.length).toBeLessThanOrEqual(90);
  });

  test.each(all)('%s: its link says what it does, and leads somewhere', (_, { page, linkText }) => {
    if (linkText !== '') expect(page).not.toBe('');
    if (page === '') expect(linkText).toBe('');
  });

  test('what asks for nothing says 查看; what waits for a person says what to do', () => {
    expect(changeNotices.changed.linkText).toBe('查看变更详情');
    expect(agreementNotices.signed.linkText).toBe('查看协议');
    expect(agreementNotices.pending.linkText).toBe('去签署协议');
    expect(transferNotices.paid.linkText).toBe('去回填金额');
  });

  test('an empty reason is not told', () => {
    expect(noticeTexts(registrationNotices.returned, { company: '甲', reason: '' }).detail).toBe('');
    expect(noticeTexts(registrationNotices.returned, { company: '甲', reason: '乙' }).detail).toBe('原因：乙');
  });
});

describeWithDemo('notices', (database) => {
  let platform: TestPlatform;
  const db = () => database().db;
  const now = () => new Date(platform.clock());

  beforeAll(async () => {
    platform = new TestPlatform(database(), { publicUrl: 'https://portal.example.com' });
    await platform.app.ready();
    await db()
      .insert(tenant)
      .values([{ code: 'localhost', platformName: '某某供应链平台', themeColor: '#D83651' }]);
    await db()
      .insert(tenantHost)
      .values([{ hostName: 'portal.example.com', tenantCode: 'localhost' }]);
  }, 60_000);
  afterAll(() => platform.close());
  beforeEach(async () => {
    await db().delete(dispatch);
  });

  /** Reads the rows that were written for the worker in the transaction of the event. */
  const rowsOf = (purpose: string) =>
    db()
      .select({ channel: dispatch.channel, recipient: dispatch.recipient, variables: dispatch.variables })
      .from(dispatch)
      .where(eq(dispatch.purpose, purpose));
  const smsOf = async (purpose: string) =>
    (await rowsOf(purpose)).flatMap(({ channel, recipient }) => (channel === 'sms' ? [recipient] : [])).sort();
  const newestMessage = async (mobile: string, title: string) => {
    const theirs = and(eq(message.userCode, demoCode('U', demoTenant, mobile)), like(message.title, `%${title}%`));
    const [row] = await db().select().from(message).where(theirs).orderBy(desc(message.serial)).limit(1);
    return row;
  };
  const choose = (mobile: string, codes: string[] | undefined) =>
    db()
      .update(employee)
      .set({ smsTopics: codes === undefined ? {} : { 'SCM-C101': codes, 'CRM-C101': codes } })
      .where(eq(employee.employeeCode, demoCode('E', demoTenant, `A${mobile}`)));

  test('a registration that was returned: SMS and e-mail say so and where the reasons are', async () => {
    const [phone, code] = ['13800000030', demoCode('C', demoTenant, 'S30')];
    const since = platform.clock();
    await db().transaction((transaction) => decideRegistration(transaction, code, returned, now()));
    const { text } = await platform.letter(phone, 'registration.returned', since);
    expect(text).toMatch(
      /的企业认证被退回，请登录查看原因，修改后重新提交。某某供应链平台：https:\/\/portal\.example\.com$/,
    );
    const stored = await newestMessage(phone, '企业认证审核退回');
    expect(stored?.content).toContain('<p>原因：授权委托书&lt;未盖章&gt;</p>');
    // The portal's address belongs to the letter, not to the stored row.
    expect(JSON.stringify(await rowsOf('registration.returned'))).not.toContain('portal.example.com');
  });

  test('an e-mail carries the wordmark of a tenant that has one; an SMS is signed by the operator', async () => {
    await db().update(tenant).set({ wordmark: '某某通' }).where(eq(tenant.code, 'localhost'));
    const since = platform.clock();
    const said = { product: '保理融资', reason: '材料不清晰' };
    await notifyCompany(db(), applicationNotices.refused, { compCode, productCode: 'FACTORING' }, said, now());
    const email = (await rowsOf('product.refused')).find(({ channel }) => channel === 'email')?.recipient ?? '';
    const letter = await platform.letter(email, 'product.refused', since);
    expect(letter.text).toContain('某某通 某某供应链平台：https://portal.example.com');
    expect((await platform.letter(root, 'product.refused', since)).text).not.toContain('某某通');
    await db().update(tenant).set({ wordmark: '' }).where(eq(tenant.code, 'localhost'));
  });

  test('a notice is sent once, by every channel, and to nobody else', async () => {
    const since = platform.clock();
    const said = { product: '保理融资', reason: '材料不清晰' };
    await notifyCompany(db(), applicationNotices.refused, { compCode, productCode: 'FACTORING' }, said, now());
    const { text } = await platform.letter(root, 'product.refused', since);
    expect(text).toContain('华东精工制造有限公司的保理融资开通申请未通过审核');
    const rows = await rowsOf('product.refused');
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['email', ...rows.slice(1).map(() => 'sms')]);
    const email = rows.find(({ channel }) => channel === 'email')?.recipient ?? '';
    expect((await platform.letter(email, 'product.refused', since)).text).toContain('原因：材料不清晰');
    // A person who may not ask for products and did not choose the topic gets no SMS.
    expect(await smsOf('product.refused')).not.toContain('13800000009');
  });

  test('what was chosen in 短信通知 decides who gets the SMS, and the message comes all the same', async () => {
    const said = { count: '1', names: '《保理融资服务协议》' };
    const before = await smsOf('agreement.pending');
    expect(before).toEqual([]);
    await choose(root, ['product.reviewed']);
    await choose('13800000009', ['agreement.pending']);
    try {
      await notifyCompany(db(), agreementNotices.pending, { compCode }, said, now());
      const told = await smsOf('agreement.pending');
      expect(told).not.toContain(root);
      expect(told).toContain('13800000009');
      expect(await newestMessage(root, '1份协议待签署')).toBeDefined();
    } finally {
      await choose(root, undefined);
      await choose('13800000009', undefined);
    }
    await notifyCompany(db(), agreementNotices.pending, { compCode }, said, now());
    expect(await smsOf('agreement.pending')).toContain(root);
  });

  test('granted products are told with the number of agreements to sign, in one message', async () => {
    const granted = ['FACTORING', 'LC'].map((productCode) => ({ compCode, productCode, expiresAt: null }));
    await db().transaction((transaction) => offerProductAgreements(transaction, granted, now()));
    expect(await newestMessage(root, '2份协议待签署')).toMatchObject({ linkUri: '/center/crm/file/list' });
    expect(await smsOf('agreement.pending')).toContain(root);
  });

  test('an account that is locked is told to its owner, once', async () => {
    const mobile = '13800000014';
    const since = platform.clock();
    for (let wrong = 0; wrong < 6; wrong += 1) {
      const client = platform.client();
      await logIn(platform, client, mobile, 'Wrong@2026x');
      platform.forward(61);
    }
    expect((await platform.letter(mobile, 'login.locked', since)).text).toContain('被临时锁定，5分钟后可以重试');
    expect(await smsOf('login.locked')).toEqual([mobile]);
    expect(await newestMessage(mobile, '账号已被临时锁定')).toBeDefined();
  });

  test('a login on a new device is told; one on a device of before, or the first of all, is not', async () => {
    const mobile = '13800000002';
    const title = '新设备登录提醒';
    const told = and(eq(message.userCode, demoCode('U', demoTenant, mobile)), like(message.content, '%在新设备（%'));
    const count = async () => (await db().select({ id: message.id }).from(message).where(told)).length;
    const phoneAgent = (agent: string) => {
      const client = platform.client();
      client.userAgent = agent;
      return client;
    };
    await logIn(platform, phoneAgent('Mozilla/5.0 (Windows NT 10.0) Chrome/140'), mobile);
    platform.forward(61);
    // This is the same device with an empty browser.
    await logIn(platform, phoneAgent('Mozilla/5.0 (Windows NT 10.0) Chrome/140'), mobile);
    expect(await count()).toBe(0);
    platform.forward(61);
    await logIn(platform, phoneAgent('Mozilla/5.0 (iPhone) Safari/605'), mobile);
    // There is one message in each company that the person uses.
    expect(await count()).toBe(3);
    expect((await newestMessage(mobile, title))?.content).toContain('在新设备（iOS Safari）上登录');
  });
});
