import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyProfile, dispatch, storedFile } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { signedHeaders } from '@portal/http';
import { and, desc, eq } from 'drizzle-orm';
import { endGivenUpCalls } from '../../server/given-up-calls';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { signedIn } from '../../testing/signed-in';
import type { StaffClient } from '../../testing/staff-client';
import { staffLogIn } from '../../testing/staff-log-in';
import { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
import { upload } from '../../testing/upload';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const compCode = demoCode('C', tenant, 'A');
const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`);
const harmful = pdf('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');

async function uploaded(platform: TestPlatform, client: ApiClient, content: Buffer): Promise<string> {
  const { envelope } = await upload(platform, client, 'fileStore', '材料.pdf', content);
  if (!envelope.ok) throw new Error(envelope.msg);
  return (envelope.body as { fileToken: string }).fileToken;
}

describeWithDemo('uploads that a provider scans', (database) => {
  let played: PlayedPlatform;
  let root: ApiClient;
  let staff: StaffClient;
  beforeAll(async () => {
    played = await playedPlatform(database(), {}, { only: ['scan'] });
    root = await signedIn(played.platform, '13800000001', 'A');
    staff = played.platform.staff();
    await staffLogIn(played.platform, staff, 'kefu');
  }, 60_000);
  afterAll(() => played.close());

  const fileIs = (fileToken: string) => eq(storedFile.fileToken, fileToken);
  const change = (fileToken: string, values: Partial<typeof storedFile.$inferInsert>) =>
    database().db.update(storedFile).set(values).where(fileIs(fileToken));
  const scanOf = async (fileToken: string) =>
    (await database().db.select().from(storedFile).where(fileIs(fileToken)))[0]?.scan;
  const openAsStaff = (fileToken: string) => staff.call('staffCompanyFile', { body: { compCode, fileToken } });
  /** As if the company had handed it in. */
  const handIn = (fileToken: string) =>
    change(fileToken, { access: 'COMPANY', compCode, permission: null, kept: true });

  test('a clean one opens, also for staff, who are told to wait until then', async () => {
    const fileToken = await uploaded(played.platform, root, pdf('fine'));
    await until(async () => (await scanOf(fileToken)) === 'CLEAN');
    await handIn(fileToken);
    expect((await openAsStaff(fileToken)).headers['content-type']).toBe('application/pdf');
    await change(fileToken, { scan: 'WAITING' });
    expect((await openAsStaff(fileToken)).envelope).toMatchObject({
      status: '409',
      msg: expect.stringContaining('稍后'),
    });
    const own = await root.call('fileDownload', { query: { fileToken } });
    expect(own.headers['content-type']).toBe('application/pdf');
  });

  test('one in which something was found opens for nobody, and cannot be handed in', async () => {
    const fileToken = await uploaded(played.platform, root, harmful);
    await until(async () => (await scanOf(fileToken)) === 'FOUND');
    const refused = { status: '409', msg: '文件未通过安全检查，不能打开' };
    expect((await root.call('fileDownload', { query: { fileToken } })).envelope).toMatchObject(refused);
    const draft = { changeType: 'COMPANY', values: { mailAddress: '新路9号' }, fileTokens: [fileToken] } as const;
    const saved = await root.call('changeSave', { body: { ...draft, fileTokens: [fileToken] } });
    expect(saved.envelope.msg).toBe('文件未通过安全检查，请更换文件后重新上传');
    await handIn(fileToken);
    expect((await openAsStaff(fileToken)).envelope).toMatchObject(refused);
  });

  test('a scan without result ends, staff see it beside the paper and have it done again', async () => {
    const { db } = database();
    const fileToken = await uploaded(played.platform, root, pdf('without result'));
    await until(async () => (await scanOf(fileToken)) === 'CLEAN');
    const [profile] = await db.select().from(companyProfile).where(eq(companyProfile.compCode, compCode));
    await db
      .update(companyProfile)
      .set({ permit: { ...profile?.permit, licenseFile: fileToken } })
      .where(eq(companyProfile.compCode, compCode));
    await handIn(fileToken);
    await change(fileToken, { scan: 'WAITING' });
    const calls = and(eq(dispatch.purpose, 'scan.file'), eq(dispatch.recipient, fileToken));
    const now = new Date(played.platform.clock());
    // The provider has taken it a moment ago: there is time for a result.
    await endGivenUpCalls(db, now);
    expect(await scanOf(fileToken)).toBe('WAITING');
    await db.update(dispatch).set({ state: 'FAILED' }).where(calls);
    await endGivenUpCalls(db, now);
    const shown = async () => {
      const { scans } = await staff.ok('staffCompanyProfile', { body: { compCode } });
      return scans.find((one) => one.fileToken === fileToken)?.scan;
    };
    expect(await shown()).toBe('FAILED');
    expect((await openAsStaff(fileToken)).envelope.msg).toBe('文件安全检查未完成，请重新检查后再打开');
    // The customer sees nothing of it.
    expect((await root.call('fileDownload', { query: { fileToken } })).headers['content-type']).toBe('application/pdf');

    const body = { compCode, fileToken };
    expect(await staff.ok('staffCompanyRescan', { body })).toEqual({ scan: 'WAITING' });
    expect((await staff.call('staffCompanyRescan', { body })).envelope.status).toBe('409');
    await until(async () => (await shown()) === 'CLEAN');
    expect((await openAsStaff(fileToken)).headers['content-type']).toBe('application/pdf');
  });

  test('a result may come later, by a signed callback', async () => {
    const { db } = database();
    const fileToken = await uploaded(played.platform, root, pdf('later'));
    await until(async () => (await scanOf(fileToken)) === 'CLEAN');
    await change(fileToken, { scan: 'WAITING' });
    const [call] = await db
      .select()
      .from(dispatch)
      .where(and(eq(dispatch.purpose, 'scan.file'), eq(dispatch.recipient, fileToken)))
      .orderBy(desc(dispatch.createdAt));
    const path = '/api/callbacks/scan';
    const body = JSON.stringify({ reference: call?.dispatchId, outcome: 'found', reason: 'X' });
    const headers = signedHeaders(played.provider, { method: 'POST', path, body }, Date.now());
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    expect((await fetch(new URL(path, played.address), init)).status).toBe(200);
    expect(await scanOf(fileToken)).toBe('FOUND');
  });
});

describeWithDemo('uploads that nobody scans', (database) => {
  test('open as they are', async () => {
    const platform = new TestPlatform(database());
    const root = await signedIn(platform, '13800000001', 'A');
    const fileToken = await uploaded(platform, root, harmful);
    expect((await root.call('fileDownload', { query: { fileToken } })).headers['content-type']).toBe('application/pdf');
    await platform.close();
  });
});
