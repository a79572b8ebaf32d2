import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { certificate, dispatch, message, permit } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { formatDay } from '@portal/shared/format';
import { and, asc, eq, like } from 'drizzle-orm';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';
import { mergeProfile } from '../company/records';
import { remindOfPapers } from './paper-reminders';

const demoTenant = demoTenants[0] as (typeof demoTenants)[number];
const compCode = demoCode('C', demoTenant, 'A');
const root = demoCode('U', demoTenant, '13800000001');
const dayMs = 86_400_000;

describeWithDemo('papers that run out', (database) => {
  let platform: TestPlatform;
  const db = () => database().db;
  const start = Date.now();
  const inDays = (days: number) => new Date(start + days * dayMs);

  beforeAll(async () => {
    platform = new TestPlatform(database());
    await platform.app.ready();
    // Only the papers that a test names expire.
    await db()
      .update(certificate)
      .set({ validTo: inDays(900) });
    await db().update(permit).set({ expiresAt: null });
    for (const key of ['A', 'B', 'C', 'D', 'E']) {
      await mergeProfile(db(), demoCode('C', demoTenant, key), 'legalPerson', { idValidTo: '长期' });
    }
    await mergeProfile(db(), compCode, 'permit', { termEnd: null });
  }, 60_000);
  afterAll(() => platform.close());

  const told = async (words: string) => {
    const rows = await db()
      .select({ title: message.title, content: message.content })
      .from(message)
      .where(and(eq(message.userCode, root), like(message.title, `${words}%`)))
      .orderBy(asc(message.serial));
    return rows.map(({ title }) => title);
  };

  test('are told at thirty days, at seven and on the day, once each, however many look', async () => {
    await mergeProfile(db(), compCode, 'permit', { termEnd: formatDay(inDays(40)) });
    for (const day of [0, 9, 10, 11, 20, 32, 33, 34, 39, 40, 41, 45]) {
      await Promise.all([remindOfPapers(db(), inDays(day)), remindOfPapers(db(), inDays(day))]);
    }
    expect(await told('营业执照')).toEqual(['营业执照将于30天后到期', '营业执照将于7天后到期', '营业执照今天到期']);
    const ofTenant = and(eq(dispatch.purpose, 'paper.expiring'), eq(dispatch.tenant, demoTenant.code));
    const sms = await db().select({ recipient: dispatch.recipient }).from(dispatch).where(ofTenant);
    expect(sms.filter(({ recipient }) => recipient === '13800000001')).toHaveLength(3);
  });

  test('are told late when nobody looked in time, and not at all when they ended long before', async () => {
    await mergeProfile(db(), compCode, 'legalPerson', { idValidTo: formatDay(inDays(100)) });
    await remindOfPapers(db(), inDays(95));
    await remindOfPapers(db(), inDays(102));
    expect(await told('法定代表人身份证')).toEqual(['法定代表人身份证将于5天后到期', '法定代表人身份证已到期']);
    await mergeProfile(db(), compCode, 'legalPerson', { idValidTo: formatDay(inDays(100)) });
    await mergeProfile(db(), compCode, 'permit', { termEnd: formatDay(inDays(90)) });
    await remindOfPapers(db(), inDays(103));
    expect(await told('营业执照')).toHaveLength(3);
  });

  test('a renewed paper is another one, and so is a product', async () => {
    await mergeProfile(db(), compCode, 'permit', { termEnd: formatDay(inDays(230)) });
    await db()
      .update(permit)
      .set({ expiresAt: inDays(206) })
      .where(and(eq(permit.compCode, compCode), eq(permit.productCode, 'SCM')));
    await remindOfPapers(db(), inDays(200));
    expect((await told('营业执照')).at(-1)).toBe('营业执照将于30天后到期');
    const products = await db().select().from(dispatch).where(eq(dispatch.purpose, 'product.expiring'));
    expect(products[0]?.variables).toMatchObject({ when: '将于6天后到期', company: '华东精工制造有限公司' });
  });

  test('a person’s certificate is told to that person alone, unless there is a newer one', async () => {
    const mobile = '13900000001';
    const userCode = demoCode('U', demoTenant, mobile);
    const held = { compCode, userCode, issuer: '测试', validFrom: inDays(0) };
    await db()
      .insert(certificate)
      .values({ ...held, certificateNo: 'CERT-1', validTo: inDays(305) });
    await remindOfPapers(db(), inDays(300));
    const recipients = async () =>
      (await db().select().from(dispatch).where(eq(dispatch.purpose, 'certificate.expiring')))
        .filter(({ channel }) => channel === 'sms')
        .map(({ recipient }) => recipient);
    expect(await recipients()).toEqual([mobile]);
    await db()
      .insert(certificate)
      .values({ ...held, certificateNo: 'CERT-2', validTo: inDays(700) });
    await remindOfPapers(db(), inDays(305));
    expect(await recipients()).toEqual([mobile]);
  });
});
