import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { agreement, agreementSignature, certificate, reviewTask, storedFile } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { signedHeaders } from '@portal/http';
import { endOfWording } from '@portal/shared/codes';
import { and, eq, isNull } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { agreementFile } from '../../domain/agreement/agreement-file';
import { askForCertificates } from '../../domain/agreement/certificates';
import { decide } from '../../domain/case/decide';
import { approved, type Decision } from '../../domain/case/decision';
import { platformConfig } from '../../kernel/config';
import { digestOf } from '../../kernel/files/stored-files';
import { askPort } from '../../kernel/ports/http-port';
import { caseRules } from '../../server/collected';
import { sectionsOf } from '../../staff/cases/sections/sections';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { pdfText, readPdf } from '../../testing/read-pdf';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';
import { until } from '../../testing/until';
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

/** The person confirms agreements by a code. */
async function confirmed(platform: TestPlatform, client: ApiClient, ids: string[]): Promise<void> {
  const browserID = client.browserId;
  platform.forward(61);
  const asked = platform.clock();
  await client.ok('sendPersonalCode', { body: { purpose: 'sign', browserID } });
  const code = await platform.code(mobile, 'sign', asked);
  await client.ok('agreementConfirm', { body: { ids, agreed: true, code, browserID } });
}

const named = (task: typeof reviewTask.$inferSelect | undefined) => {
  if (!task) throw new Error('no case was opened');
  return { ...task, compName: '', compNo: '', compStatus: '40', requestNo: '' };
};

describeWithDemo('agreements', (database) => {
  let played: PlayedPlatform;
  let platform: TestPlatform;
  let manager: ApiClient;
  let reader: ApiClient;
  beforeAll(async () => {
    // It answers at once: a callback would come from another time, because the tests set the platform's clock forward.
    played = await playedPlatform(database(), {}, { only: ['sign'], signMs: 0 });
    ({ platform } = played);
    manager = await signedIn(platform, mobile, 'A');
    reader = await signedIn(platform, '13800000009', 'A');
  }, 60_000);
  afterAll(() => played.close());

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
  const signedBy = (id: string) => until(async () => (await stateOf(id)) === 'SIGNED');

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
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    const browserID = reader.browserId;
    const answers = [
      await reader.call('agreementConfirm', { body: { ids: [pendingA], agreed: true, code: '000000', browserID } }),
      await reader.call('compSign', { query: { compCode } }),
    ];
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(['443', '443']);
  });

  /** What a person gets who downloads an agreement. */
  async function paperOf(id: string) {
    const { name, file, paragraphs } = await manager.ok('agreementInfo', { body: { id } });
    const { content } = await manager.call('fileDownload', { query: { fileToken: file.fileToken } });
    const [row] = await database().db.select().from(agreement).where(eq(agreement.id, id));
    if (!row) throw new Error(`no agreement ${id}`);
    return { content, row, wording: { name, paragraphs, writtenAt: row.createdAt } };
  }

  test('what is read before signing is made of the wording alone', async () => {
    const { content, wording } = await paperOf(pendingA);
    expect((await agreementFile(wording, null)).equals(content)).toBe(true);
  });

  test.each([pendingA, signed])('the text on a phone is the text of the file, word for word: %s', async (id) => {
    const { content } = await paperOf(id);
    const { name, agreementNo, paragraphs, places } = await manager.ok('agreementInfo', { body: { id } });
    const sealed = places.map((place) => [
      place.seal === null ? '盖章处' : `${place.name}${place.seal}`,
      place.role,
      place.name,
      ...place.lines,
    ]);
    const onPhone = [name, ...paragraphs, endOfWording, ...sealed.flat()].join('');
    const { pages } = await readPdf(content);
    const inFile = pages.map(({ text }, index) => {
      const repeated = `协议编号：${agreementNo}第 ${index + 1} 页 / 共 ${pages.length} 页`;
      return text.slice((index === 0 ? repeated : `${name}${repeated}`).length);
    });
    const words = (text: string) => text.replace(/\s/g, '');
    expect(words(inFile.join(''))).toBe(words(onPhone));
  });

  test('confirmed by a code, then signed: by whom, with which certificate, and intact', async () => {
    expect((await sign()).envelope).toMatchObject({ status: '409', msg: '没有已确认的协议，请先阅读并确认' });
    const [shown, earlier] = [await paperOf(pendingA), await paperOf(signed)];
    expect((await confirm([pendingA, pendingB])).envelope.ok).toBe(true);
    expect(await stateOf(pendingA)).toBe('SIGNING');
    expect((await manager.ok('agreementList', { body: { state: 'UNSIGNED' } })).total).toBe(3);
    expect((await sign()).envelope.body).toEqual({ signed: 2, way: 'provider' });
    await signedBy(pendingA);
    expect(await stateOf(pendingB)).toBe('SIGNED');
    const witness = await manager.ok('agreementSignature', { body: { id: pendingA } });
    expect(witness).toMatchObject({ algorithm: 'SHA-256', intact: true });
    expect(witness.signers.map(({ party, person }) => [party, person])).toEqual([
      ['华东精工制造有限公司', '陈立群'],
      ['供链通（演示）科技有限公司', '平台签章系统'],
    ]);
    expect(new Set(witness.signers.map(({ issuer }) => issuer))).toEqual(new Set(['演示证书颁发机构']));
    const kept = await database()
      .db.select({ signature: agreementSignature.signature, seal: agreementSignature.seal })
      .from(agreementSignature)
      .where(eq(agreementSignature.agreementId, pendingA));
    expect(kept.map(({ signature }) => signature !== '')).toEqual([true, true]);
    const signedPaper = await paperOf(pendingA);
    expect(signedPaper.row.documentDigest).toBe(digestOf(shown.content));
    expect(digestOf(signedPaper.content)).toBe(witness.digest);
    const beforeSeals = async (paper: Buffer) => (await pdfText(paper)).split(endOfWording)[0];
    expect(await beforeSeals(signedPaper.content)).toBe(await beforeSeals(shown.content));
    const { file } = await manager.ok('agreementInfo', { body: { id: pendingA } });
    const words = await pdfText((await manager.call('fileDownload', { query: { fileToken: file.fileToken } })).content);
    expect(words).toContain('颁发机构：演示证书颁发机构');
    expect(words.match(/演示专用章/g)).toHaveLength(2);
    expect((await confirm([pendingA])).envelope.status).toBe('409');
    // A paper that was signed earlier is never written again.
    expect((await paperOf(signed)).content.equals(earlier.content)).toBe(true);
  });

  test('the provider refuses: the company hears why, and may confirm again', async () => {
    expect((await confirm([pendingC])).envelope.ok).toBe(true);
    await askPort(played.provider, 'control/plan', { port: 'sign', outcome: 'failed', reason: '印章已停用' }, z.any());
    expect((await sign()).envelope.ok).toBe(true);
    await until(async () => (await stateOf(pendingC)) === 'PENDING');
    const { rows } = await manager.ok('messageList', { body: { pageSize: 5 } });
    expect(rows.map(({ title }) => title)).toContain('协议未能完成签署');
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
    expect((await sign()).envelope.msg).toContain('数字证书已过期');
    for (const { certificateNo, validTo } of rows) {
      await db.update(certificate).set({ validTo }).where(eq(certificate.certificateNo, certificateNo));
    }
    expect((await sign()).envelope.ok).toBe(true);
    await signedBy(pendingC);
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
    expect((await manager.ok('compSignDict', {})).agreementState).toHaveLength(6);
  });

  test('[threat: foreign id] another company’s are as good as not there', async () => {
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

describeWithDemo('agreements at a provider that answers later', (database) => {
  let played: PlayedPlatform;
  /** The provider's own callback waits for this, so that another one can come before it. */
  let mayAnswer: Promise<unknown> = Promise.resolve();
  beforeAll(async () => {
    played = await playedPlatform(database(), {}, { only: ['sign'], hold: () => mayAnswer });
  }, 60_000);
  afterAll(() => played.close());

  test('its callback signs, once, and only if it names every party', async () => {
    const { db } = database();
    const client = await signedIn(played.platform, mobile, 'A');
    const { platform } = played;
    let release: (value?: unknown) => void = () => undefined;
    mayAnswer = new Promise((resolve) => {
      release = resolve;
    });
    await confirmed(platform, client, [pendingA]);
    expect((await client.ok('compSign', { query: { compCode } })).way).toBe('provider');
    const [row] = await db.select().from(agreement).where(eq(agreement.id, pendingA));
    const path = '/api/callbacks/sign';
    const body = JSON.stringify({ reference: row?.signingId, outcome: 'signed', signatures: [] });
    const headers = signedHeaders(played.provider, { method: 'POST', path, body }, Date.now());
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
    expect((await fetch(new URL(path, played.address), init)).status).toBe(400);
    release();
    await until(async () => (await client.ok('agreementInfo', { body: { id: pendingA } })).state === 'SIGNED');
    expect(await db.select().from(reviewTask).where(eq(reviewTask.kind, 'signing'))).toEqual([]);
  });

  test('a company gets its certificates and its manager’s from it', async () => {
    const { db } = database();
    await db.delete(certificate).where(eq(certificate.compCode, compCode));
    await askForCertificates(db, compCode, new Date(played.platform.clock()));
    const held = await until(async () => {
      const rows = await db.select().from(certificate).where(eq(certificate.compCode, compCode));
      return rows.length > 0 && rows;
    });
    expect(held.map(({ issuer, userCode }) => [issuer, userCode === null])).toEqual(
      expect.arrayContaining([
        ['演示证书颁发机构', true],
        ['演示证书颁发机构', false],
      ]),
    );
  });
});

describeWithDemo('agreements without a provider', (database) => {
  let platform: TestPlatform;
  let client: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    client = await signedIn(platform, mobile, 'A');
  }, 60_000);
  afterAll(() => platform.close());

  const stateOf = async (id: string) => (await client.ok('agreementInfo', { body: { id } })).state;
  async function handOver() {
    const { db } = database();
    await confirmed(platform, client, [pendingA, pendingB]);
    expect((await client.ok('compSign', { query: { compCode } })).way).toBe('paper');
    expect(await stateOf(pendingA)).toBe('CHECKING');
    const open = and(eq(reviewTask.kind, 'signing'), isNull(reviewTask.doneAt));
    const [task] = await db.select().from(reviewTask).where(open);
    const decideAs = (decision: Decision) => {
      const deciding = { db, config: platformConfig(), passwords: {} as never, messenger: {} as never, caseRules };
      return decide(deciding, task?.taskId ?? '', decision, new Date(platform.clock()));
    };
    return { task, decideAs };
  }

  test('the sealed paper is waited for; sent back, it can be confirmed again', async () => {
    expect((await client.ok('compSignInfo', { query: { compCode } })).way).toBe('paper');
    const { decideAs } = await handOver();
    await decideAs({ outcome: 'return', reason: '公章不清晰', reasons: {} });
    expect([await stateOf(pendingA), await stateOf(pendingB)]).toEqual(['PENDING', 'PENDING']);
  });

  test('when the paper has come it is signed, and the file says how', async () => {
    const { task, decideAs } = await handOver();
    expect(task?.summary).toContain('《');
    expect((await sectionsOf(database().db, named(task), new Date(platform.clock())))[0]).toMatchObject({
      section: '待收盖章件',
      items: expect.arrayContaining([expect.objectContaining({ label: '企业确认人', value: '陈立群' })]),
    });
    await decideAs(approved);
    expect(await stateOf(pendingB)).toBe('SIGNED');
    const { intact, signers } = await client.ok('agreementSignature', { body: { id: pendingA } });
    expect(intact).toBe(true);
    expect(signers.map(({ person, certificateNo }) => [person, certificateNo])).toEqual([
      ['陈立群', ''],
      ['平台授权经办人', ''],
    ]);
    const { file } = await client.ok('agreementInfo', { body: { id: pendingA } });
    const words = await pdfText((await client.call('fileDownload', { query: { fileToken: file.fileToken } })).content);
    expect(words).toContain('纸质盖章');
    expect((await client.call('certificateRenew', {})).envelope.ok).toBe(false);
  });
});
