import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  auditEvent,
  company,
  consentGiven,
  employee,
  invitation,
  message,
  recognition,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { accountByMobile } from '../../kernel/session/accounts';
import { removeExpired } from '../../server/cleanup';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';

const dayMs = 86_400_000;

describeWithDemo('what the portal keeps of a person', (database) => {
  let platform: TestPlatform;
  beforeAll(() => {
    platform = new TestPlatform(database());
  });
  afterAll(() => platform.close());

  test('is told by kind, with how long it is kept', async () => {
    const person = await signedIn(platform, '13800000009', 'A');
    const { kinds, staying } = await person.ok('personalDataView', {});
    expect(kinds.map(({ kind }) => kind)).toContain('account');
    expect(kinds.every(({ name, holds, retention }) => name && holds && retention)).toBe(true);
    expect(kinds.find(({ kind }) => kind === 'places')?.entries).toBe(1);
    expect(staying).toEqual([]);
  });

  test('can be taken along after a proof, and holds nothing of others', async () => {
    const person = await signedIn(platform, '13800000009', 'A');
    person.password = undefined;
    expect((await person.call('personalDataDownload', {})).envelope.status).toBe('441');
    const proven = await signedIn(platform, '13800000009', 'A');
    const { headers, text } = await proven.call('personalDataDownload', {});
    expect(headers['content-disposition']).toContain('attachment');
    expect(JSON.parse(text).data[0]).toMatchObject({
      kind: 'account',
      entries: [{ name: '钱静怡', mobile: '13800000009', idNo: '440305199308210049' }],
    });
    expect(text).not.toContain('13800000001');
    expect(text).not.toMatch(/hash/i);
  });

  test('what was asked of customer service is told, and kept for three years after the last word', async () => {
    const person = await signedIn(platform, '13800000009', 'A');
    await person.ok('supportCreate', { body: { topic: '发票', content: '开票信息如何修改？' } });
    const { kinds } = await person.ok('personalDataView', {});
    expect(kinds.find(({ kind }) => kind === 'questions')).toMatchObject({ entries: 1, name: '咨询记录' });
    const { db } = database();
    const asked = () => db.select().from(supportTicket).where(eq(supportTicket.topic, '发票'));
    await removeExpired(db, new Date(platform.clock() + 1090 * dayMs));
    expect(await asked()).toHaveLength(1);
    await removeExpired(db, new Date(platform.clock() + 1100 * dayMs));
    expect(await asked()).toEqual([]);
  });

  test('recognised values and invitations go after half a year, except where the company came', async () => {
    const { db } = database();
    const [first, invited] = await db.select().from(company).limit(2);
    if (!first || !invited) throw new Error('the demonstration has no companies');
    const { compCode } = first;
    const at = new Date(platform.clock());
    await db.insert(recognition).values({ compCode, port: 'ocr', values: { legalPerson: '甲' }, at });
    const letter = { compCode, compName: '乙公司', contact: '乙', mobile: '13900001234', email: '', compRole: 'C101' };
    const dates = { remark: '', createdAt: at, expiresAt: at };
    await db.insert(invitation).values([
      { ...letter, ...dates, id: 'Iwaits', inviteCode: 'KEPT0001', state: 'WAITING' },
      { ...letter, ...dates, id: 'Icame', inviteCode: 'KEPT0002', state: 'OPENED', invitedCompCode: invited.compCode },
    ]);
    const left = async () => [
      ...(await db.select({ id: recognition.port }).from(recognition).where(eq(recognition.compCode, compCode))),
      ...(await db.select({ id: invitation.id }).from(invitation).where(eq(invitation.contact, '乙'))),
    ];
    const after = (days: number) => removeExpired(db, new Date(at.getTime() + days * dayMs));
    await after(179);
    expect((await left()).map(({ id }) => id).sort()).toEqual(['Icame', 'Iwaits', 'ocr']);
    await after(181);
    expect((await left()).map(({ id }) => id)).toEqual(['Icame']);
    await after(1100);
    expect(await left()).toEqual([]);
  });

  test('the only administrator of an open company stays, and is told why', async () => {
    const root = await signedIn(platform, '13800000001', 'A');
    const { staying } = await root.ok('personalDataView', {});
    expect(staying).toEqual([expect.stringContaining('唯一企业管理员，请先变更企业管理员')]);
    const { envelope } = await root.call('personalDataLeave', {});
    expect(envelope).toMatchObject({ ok: false, status: '409', msg: staying[0] });
    expect((await root.ok('custAccountLoginView', {})).userName).toBe('陈立群');
  });

  test('somebody who leaves is out everywhere, and what the law does not keep is gone', async () => {
    const { db } = database();
    const userCode = 'UdemoL13800000009';
    const person = await signedIn(platform, '13800000009', 'A');
    const elsewhere = await signedIn(platform, '13800000009', 'A');
    const consent = { consentId: 'N1', userCode, consent: 'SERVICE', version: '1', address: '', at: new Date() };
    await db.insert(consentGiven).values(consent);
    await person.ok('personalDataLeave', {});
    for (const client of [person, elsewhere])
      expect((await client.call('custAccountLoginView', {})).envelope.msg).toBe('您的账号已注销');

    const [row] = await db.select().from(user).where(eq(user.userCode, userCode));
    expect(row).toMatchObject({ userName: '已注销用户', email: '', idNo: '', passwordHash: '', status: 'LEFT' });
    expect(await accountByMobile(db, 'localhost', '13800000009')).toBeUndefined();
    expect(await db.select().from(message).where(eq(message.userCode, userCode))).toEqual([]);
    const places = await db.select().from(employee).where(eq(employee.userCode, userCode));
    expect(places.map(({ status }) => status)).toEqual(['2']);
    const noted = and(eq(auditEvent.userCode, userCode), eq(auditEvent.action, 'account.leave'));
    expect(await db.select().from(auditEvent).where(noted)).toHaveLength(1);
    expect((await platform.letter('13800000009', 'contactTold')).text).toContain('您的账号已注销');

    // The consents stay as evidence for a while.
    const consents = () => db.select().from(consentGiven).where(eq(consentGiven.userCode, userCode));
    await removeExpired(db, new Date(platform.clock() + 1000 * dayMs));
    expect((await consents()).length).toBeGreaterThan(0);
    await removeExpired(db, new Date(platform.clock() + 1100 * dayMs));
    expect(await consents()).toEqual([]);
  });
});
