import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { agreement, certificate, storedFile } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { demoCode, demoTenants } from '../../demo/demo-tenant';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { agreementArchive } from './archive';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const compCode = demoCode('C', tenant, 'A');
const mobile = '13800000001';
const signed = demoCode('G', tenant, 'agreementA1');
const [pendingA, pendingB, pendingC] = [3, 7, 8].map((n) => demoCode('G', tenant, `agreementA${n}`)) as [
  string,
  string,
  string,
];

describeWithDemo('agreements', (database) => {
  let platform: TestPlatform;
  let manager: ApiClient;
  let reader: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    manager = await signedIn(platform, mobile, 'A');
    reader = await signedIn(platform, '13800000009', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  async function confirm(ids: string[], changes: { code?: string; client?: ApiClient } = {}) {
    const { client = manager } = changes;
    const browserID = client.browserId;
    platform.forward(61);
    const asked = platform.clock();
    await client.ok('sendPersonalCode', { body: { purpose: 'sign', browserID } });
    const code = changes.code ?? (await platform.code(mobile, 'sign', asked));
    return client.call('agreementConfirm', { body: { ids, agreed: true, code, browserID } });
  }
  const stateOf = async (id: string) => (await manager.ok('agreementInfo', { body: { id } })).state;
  const sign = () => manager.call('compSign', { query: { compCode } });

  test('eight of them; filters by name, type, state and day of signing', async () => {
    const all = await manager.ok('agreementList', { body: { pageSize: 20 } });
    expect(all.total).toBe(8);
    expect(new Set(all.rows.map(({ state }) => state))).toEqual(new Set(['SIGNED', 'PENDING', 'INVALID']));
    const count = async (body: object) => (await manager.ok('agreementList', { body })).total;
    expect(await count({ name: '信用凭证' })).toBe(2);
    const typed = all.rows[0]?.agreementNo.replace('XY', 'xy ').replace(/(\d{8})/, '$1-') ?? '';
    expect(await count({ name: typed })).toBe(1);
    expect(await count({ type: 'PRODUCT' })).toBe(4);
    expect(await count({ state: 'PENDING' })).toBe(3);
    expect(await count({ state: 'UNSIGNED' })).toBe((await manager.ok('dashboardTodo', {})).agreementsToSign);
    expect(await count({ startDate: '2000-01-01', endDate: '2001-01-01' })).toBe(0);
  });

  test('who may only query reads and downloads them as real PDF files, and signs nothing', async () => {
    const { file, paragraphs } = await reader.ok('agreementInfo', { body: { id: signed } });
    expect(paragraphs).toContain('第五条  电子签名的效力');
    const { headers, text } = await reader.call('fileDownload', { query: { fileToken: file.fileToken } });
    expect(headers['content-type']).toBe('application/pdf');
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    const browserID = reader.browserId;
    const answers = [
      await reader.call('agreementConfirm', { body: { ids: [pendingA], agreed: true, code: '000000', browserID } }),
      await reader.call('compSign', { query: { compCode } }),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(['443', '443']);
  });

  test('confirmed by a code, then signed: by whom, with which certificate, and intact', async () => {
    expect((await sign()).envelope).toMatchObject({ status: '409', msg: '没有已确认的协议，请先阅读并确认' });
    expect((await confirm([pendingA, pendingB])).envelope.ok).toBe(true);
    expect(await stateOf(pendingA)).toBe('SIGNING');
    expect((await manager.ok('agreementList', { body: { state: 'UNSIGNED' } })).total).toBe(3);
    expect((await sign()).envelope.body).toEqual({ signed: 2 });
    expect(await stateOf(pendingB)).toBe('SIGNED');
    const witness = await manager.ok('agreementSignature', { body: { id: pendingA } });
    expect(witness).toMatchObject({ algorithm: 'SHA-256', intact: true });
    expect(witness.signers.map(({ party, person }) => [party, person])).toEqual([
      ['华东精工制造有限公司', '陈立群'],
      ['供链通（演示）科技有限公司', '平台签章系统'],
    ]);
    expect((await confirm([pendingA])).envelope.status).toBe('409');
  });

  test('a file that was changed afterwards is no longer intact', async () => {
    const { file } = await manager.ok('agreementInfo', { body: { id: pendingB } });
    await database()
      .db.update(storedFile)
      .set({ content: Buffer.from('%PDF-1.4 changed') })
      .where(eq(storedFile.fileToken, file.fileToken));
    expect((await manager.ok('agreementSignature', { body: { id: pendingB } })).intact).toBe(false);
  });

  test('a wrong code confirms nothing; a confirmation that is not signed in time lapses', async () => {
    expect((await confirm([pendingC], { code: '000000' })).envelope.status).toBe('400');
    expect(await stateOf(pendingC)).toBe('PENDING');
    expect((await confirm([pendingC])).envelope.ok).toBe(true);
    platform.forward(601);
    await manager.ok('agreementList', { body: {} });
    expect(await stateOf(pendingC)).toBe('PENDING');
    expect((await sign()).envelope.status).toBe('409');
  });

  test('a company without a valid certificate cannot sign', async () => {
    const { db } = database();
    expect((await confirm([pendingC])).envelope.ok).toBe(true);
    const rows = await db.select().from(certificate).where(eq(certificate.compCode, compCode));
    await db
      .update(certificate)
      .set({ validTo: new Date(0) })
      .where(eq(certificate.compCode, compCode));
    expect((await sign()).envelope.msg).toContain('数字证书不存在或已过期');
    for (const { certificateNo, validTo } of rows) {
      await db.update(certificate).set({ validTo }).where(eq(certificate.certificateNo, certificateNo));
    }
    expect((await sign()).envelope.ok).toBe(true);
  });

  test('what runs out is void', async () => {
    const { db } = database();
    await db
      .update(agreement)
      .set({ expiresAt: new Date(0) })
      .where(eq(agreement.id, signed));
    expect(await stateOf(signed)).toBe('INVALID');
  });

  test('several come as one archive', async () => {
    const ids = [signed, pendingA];
    const { headers } = await manager.call('agreementArchive', { body: { ids } });
    expect(headers['content-type']).toBe('application/zip');
    const context = { db: database().db, member: { compCode } } as Parameters<typeof agreementArchive>[0];
    const { content } = await agreementArchive(context, { body: { ids }, query: undefined, path: {} });
    expect(Object.keys(unzipSync(content as Buffer))).toEqual([
      expect.stringMatching(/^XY\d{13} 平台服务协议\.pdf$/),
      expect.stringMatching(/^XY\d{13} 隐私政策更新确认书\.pdf$/),
    ]);
  });

  test('the company’s certificate and figures', async () => {
    const info = await manager.ok('compSignInfo', { query: { compCode } });
    expect(info).toMatchObject({ compName: '华东精工制造有限公司', issuer: '演示证书颁发机构', pending: 0 });
    expect(info.certificateNo).toMatch(/^ZS\d{13}$/);
    expect(await manager.ok('compSignAll', {})).toEqual([info]);
    expect((await manager.ok('compSignDict', {})).agreementState).toHaveLength(4);
  });

  test('another company’s are as good as not there', async () => {
    // The stranger logs in now, because the clock has moved so far that an earlier session would be locked.
    const stranger = await signedIn(platform, '13800000002', 'B');
    const browserID = stranger.browserId;
    const ids = [signed];
    const answers = [
      await stranger.call('agreementInfo', { body: { id: signed } }),
      await stranger.call('agreementSignature', { body: { id: signed } }),
      await stranger.call('agreementArchive', { body: { ids } }),
      await stranger.call('agreementConfirm', { body: { ids, agreed: true, code: '000000', browserID } }),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(answers.map(() => '404'));
    const named = [
      await stranger.call('compSign', { query: { compCode } }),
      await stranger.call('compSignInfo', { query: { compCode } }),
    ];
    expect(named.map(({ envelope }) => envelope.status)).toEqual(['443', '443']);
  });

  test('without a token, and with bad input', async () => {
    const nobody = platform.client();
    const browserID = nobody.browserId;
    const ids = [signed];
    const unknown = [
      await nobody.call('compSignDict', {}),
      await nobody.call('compSignInfo', { query: { compCode } }),
      await nobody.call('compSignAll', {}),
      await nobody.call('compSign', { query: { compCode } }),
      await nobody.call('agreementList', { body: {} }),
      await nobody.call('agreementInfo', { body: { id: signed } }),
      await nobody.call('agreementConfirm', { body: { ids, agreed: true, code: '000000', browserID } }),
      await nobody.call('agreementSignature', { body: { id: signed } }),
      await nobody.call('agreementArchive', { body: { ids } }),
    ];
    expect(unknown.map(({ httpStatus }) => httpStatus)).toEqual(unknown.map(() => 401));
    const bad = [
      await manager.call('compSign', { query: {} as never }),
      await manager.call('agreementList', { body: { state: 'OTHER' as never } }),
      await manager.call('agreementInfo', { body: {} as never }),
      await manager.call('agreementConfirm', { body: { ids, agreed: false as never, code: '000000', browserID } }),
      await manager.call('agreementSignature', { body: { id: '' } }),
      await manager.call('agreementArchive', { body: { ids: [] } }),
    ];
    expect(bad.map(({ envelope }) => envelope.status)).toEqual(bad.map(() => '400'));
  });
});
