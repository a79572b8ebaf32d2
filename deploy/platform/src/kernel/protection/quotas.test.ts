import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeRequest, invitation, joinRequest, storedFile, user } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { and, eq } from 'drizzle-orm';
import { invitationsPerDay } from '../../customers/invitations/invitations';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';
import { issueTicket } from './tickets';

const [tenant] = demoTenants as [(typeof demoTenants)[number]];
const compCode = demoCode('C', tenant, 'A');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describeWithDemo('what is counted is counted before the act', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, '13800000001', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  async function stored(client: ApiClient, content = png): Promise<string> {
    const { envelope } = await upload(platform, client, 'fileStore', '照片.png', content);
    if (!envelope.ok) throw new Error(envelope.msg);
    return envelope.body.fileToken;
  }

  test('60 invitations at once: a day’s worth is sent', async () => {
    platform.forward(86_400);
    const client = await signedIn(platform, '13800000001', 'A');
    const statuses = await Promise.all(
      times(60, async (n) => {
        const body = { compName: `客户${n}`, contact: '何平', mobile: `1372222${String(n).padStart(4, '0')}` };
        return (await client.call('invitationSend', { body })).envelope.status;
      }),
    );
    expect(statuses.filter((status) => status === '200')).toHaveLength(invitationsPerDay);
    expect(new Set(statuses)).toEqual(new Set(['200', '429']));
    const rows = await database().db.select().from(invitation).where(eq(invitation.compCode, compCode));
    expect(rows.filter(({ compName }) => compName.startsWith('客户'))).toHaveLength(invitationsPerDay);
    platform.forward(-86_400);
  });

  test('one request to join at a time, however many forms are sent', async () => {
    const now = new Date(platform.clock());
    const data = { compCode, userName: '来者', mobile: '13733330001', email: '', passwordHash: '' };
    const statuses = await Promise.all(
      times(8, async () => {
        const made = { kind: 'joinCompany', binding: 'localhost', data, seconds: 600 } as const;
        const joinToken = await issueTicket(database().db, made, now);
        return (await platform.client().call('registerJoin', { body: { joinToken } })).envelope.status;
      }),
    );
    expect(statuses.filter((status) => status === '200')).toHaveLength(1);
    const rows = await database().db.select().from(joinRequest).where(eq(joinRequest.mobile, data.mobile));
    expect(rows).toHaveLength(1);
  });

  test('two drafts for one account sent at once: one is under review', async () => {
    const changes = await Promise.all(
      times(4, async (n) => {
        const draft = { changeType: 'COMPANY' as const, values: { mailAddress: `新路${n}号` }, fileTokens: [] };
        const body = { ...draft, reason: '搬迁', browserID: root.browserId };
        return (await root.call('changeSubmit', { body })).envelope;
      }),
    );
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
    const open = await database()
      .db.select()
      .from(changeRequest)
      .where(and(eq(changeRequest.compCode, compCode), eq(changeRequest.changeType, 'COMPANY')));
    expect(open.filter(({ state }) => state === 'SUBMITTED' || state === 'REVIEWING').length).toBe(1);
  });

  test('[threat: hostile upload] 100 uploads at once: no more than may lie about unused', async () => {
    const person = await signedIn(platform, '13800000014', 'A');
    const statuses = await Promise.all(
      times(100, async () => (await upload(platform, person, 'fileStore', '照片.png', png)).envelope.status),
    );
    expect(statuses.filter((status) => status === '200')).toHaveLength(60);
  }, 60_000);

  describe('what is stored', () => {
    const own = (userCode: string) =>
      database()
        .db.select({ token: storedFile.fileToken })
        .from(storedFile)
        .where(and(eq(storedFile.userCode, userCode), eq(storedFile.access, 'PERSON')));

    test('a portrait takes the place of the one before, also with many at once', async () => {
      const person = await signedIn(platform, '13800000009', 'A');
      const userCode = demoCode('U', tenant, '13800000009');
      const tokens: string[] = [];
      for (let n = 0; n < 6; n += 1) tokens.push(await stored(person));
      await Promise.all(
        tokens.map((fileToken) => person.ok('photoUpdate', { query: { fileToken, fileName: '我.png' } })),
      );
      const [shown] = await database().db.select().from(user).where(eq(user.userCode, userCode));
      expect(await own(userCode)).toEqual([{ token: shown?.photoToken }]);
      // Setting the same photo again must not lose it.
      const query = { fileToken: shown?.photoToken ?? '', fileName: '我.png' };
      await person.ok('photoUpdate', { query });
      expect(await own(userCode)).toHaveLength(1);
      await person.ok('photoRemove', {});
      expect(await own(userCode)).toEqual([]);
    });

    test('a paper of a draft goes with it, one that something else names stays', async () => {
      const exists = async (fileToken: string) =>
        (await database().db.select().from(storedFile).where(eq(storedFile.fileToken, fileToken))).length === 1;
      const [first, second, third] = [await stored(root), await stored(root), await stored(root)];
      const draft = { changeType: 'COMPANY' as const, values: {}, reason: '搬迁' };
      const { changeNo } = await root.ok('changeSave', { body: { ...draft, fileTokens: [first, second] } });
      const other = await root.ok('changeSave', { body: { ...draft, fileTokens: [second] } });
      await root.ok('changeSave', { body: { ...draft, changeNo, fileTokens: [second, third] } });
      expect(await Promise.all([first, second, third].map(exists))).toEqual([false, true, true]);
      await root.ok('changeDelete', { body: { changeNo } });
      expect(await Promise.all([second, third].map(exists))).toEqual([true, false]);
      await root.ok('changeDelete', { body: { changeNo: other.changeNo } });
      expect(await exists(second)).toBe(false);
    });

    test('[threat: hostile upload] a person, and a company, has so much room and no more', async () => {
      const { db } = database();
      const person = await signedIn(platform, '13800000013', 'A');
      const fileToken = await stored(person);
      const bytes = (size: number) => db.update(storedFile).set({ size }).where(eq(storedFile.fileToken, fileToken));
      await bytes(200 * 1_048_576 - png.length);
      await stored(person);
      const full = await upload(platform, person, 'fileStore', '照片.png', png);
      expect(full.envelope).toMatchObject({ status: '429', msg: '您上传的文件已达空间上限，请稍后再上传' });
      // An upload with one byte too many for the company still belongs to the person.
      await bytes(1);
      const large = await stored(root);
      await db
        .update(storedFile)
        // The company's papers of the demonstration take the rest: a few MB.
        .set({ size: 2_040 * 1_048_576 })
        .where(eq(storedFile.fileToken, large));
      const body = { changeType: 'COMPANY' as const, values: {}, reason: '搬迁', fileTokens: [large] };
      await root.ok('changeSave', { body });
      const last = await stored(root);
      await db
        .update(storedFile)
        .set({ size: 8 * 1_048_576 })
        .where(eq(storedFile.fileToken, last));
      const refused = await root.call('changeSave', { body: { ...body, fileTokens: [last] } });
      expect(refused.envelope).toMatchObject({ status: '429', msg: '贵司的文件已达空间上限，请联系平台客服' });
    });
  });
});

describeWithDemo('numbers that are shown masked', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database(), { perMinute: { lookups: 20 } });
    root = await signedIn(platform, '13800000001', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  const people = async (keyword: string) => (await root.ok('employeeList', { body: { keyword } })).total;
  const accounts = async (keyword: string) => (await root.ok('bankAccountList', { body: { keyword } })).total;

  test.each([
    ['13800000009', 1],
    ['138 0000 0009', 1],
    ['0009', 2],
    ['000', 0],
    ['00009', 0],
    ['138', 0],
    ['1380000000', 0],
    ['00000', 0],
    ['%0009', 0],
  ])('a person by %s: %d', async (keyword, total) => {
    expect(await people(keyword)).toBe(total);
  });

  test('an account by its whole number or its last four digits', async () => {
    const [account] = (await root.ok('bankAccountList', { body: {} })).rows;
    const tail = account?.accountNo.slice(-4) ?? '';
    expect(await accounts(tail)).toBeGreaterThan(0);
    for (const part of [tail.slice(1), `*${tail}`, account?.accountNo.slice(0, 3) ?? '']) {
      expect(await accounts(part)).toBe(0);
    }
  });

  test('[threat: known number] are not found by trying one whole number after another, nor by asking whether it is free', async () => {
    platform.forward(3_600);
    const client = await signedIn(platform, '13800000001', 'A');
    const statuses: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const mobile = `1380${String(n).padStart(4, '0')}009`;
      statuses.push((await client.call('employeeList', { body: { keyword: mobile } })).envelope.status);
      statuses.push((await client.call('mobileCheck', { query: { mobile } })).envelope.status);
    }
    expect(statuses.slice(0, 20)).not.toContain('429');
    expect(statuses.slice(20)).toEqual(Array(4).fill('429'));
    // There is a limit for the day, too.
    let allowed = 0;
    for (let minute = 0; minute < 12; minute += 1) {
      platform.forward(60);
      for (let n = 0; n < 20; n += 1) {
        const { envelope } = await client.call('mobileCheck', { query: { mobile: `1390000${1000 + n}` } });
        if (envelope.status !== '429') allowed += 1;
      }
    }
    expect(allowed).toBeLessThanOrEqual(180);
    expect((await client.call('employeeList', { body: { keyword: '陈' } })).envelope.status).toBe('200');
  }, 60_000);
});
