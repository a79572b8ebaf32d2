import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  bankAccount,
  dispatch,
  faceCheck,
  recognition,
  reviewTask,
  storedFile,
} from '@portal/database/schema/platform';
import { simulatedProviders } from '@portal/demonstration/pages/simulated-providers';
import { signedHeaders } from '@portal/http';
import { and, eq } from 'drizzle-orm';
import { decide } from '../domain/case/decide';
import { approved } from '../domain/case/decision';
import { platformConfig } from '../kernel/config';
import type { ApiClient } from '../testing/api-client';
import { describeWithDemo } from '../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../testing/played-platform';
import { signedIn } from '../testing/signed-in';
import { staffLogIn } from '../testing/staff-log-in';
import { TestPlatform } from '../testing/test-platform';
import { until } from '../testing/until';
import { upload } from '../testing/upload';
import { caseRules } from './collected';
import { endGivenUpCalls } from './given-up-calls';

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The legal person's phone opens a new link of company A. */
async function openLink(platform: TestPlatform, root: ApiClient) {
  const { url } = await root.ok('faceStart', { body: { purpose: 'adminChange', consent: true } });
  const ticket = new URL(url).searchParams.get('ticket') ?? '';
  const phone = platform.client();
  const info = () => phone.ok('faceInfo', { body: { ticket } });
  return { ticket, phone, info };
}

describeWithDemo('providers', (database) => {
  let played: PlayedPlatform;
  let root: ApiClient;
  const told: { url: string; headers: Record<string, string>; body: string }[] = [];

  beforeAll(async () => {
    played = await playedPlatform(
      database(),
      {},
      {
        send: (url, init) => {
          told.push({ url, ...init });
          return fetch(new URL(new URL(url).pathname, played.address), init);
        },
      },
    );
    root = await signedIn(played.platform, '13800000001', 'A');
  });
  afterAll(() => played.close());

  const simulated = () => simulatedProviders(database().db, played.provider);

  async function check() {
    const link = await openLink(played.platform, root);
    const { phone, ticket } = link;
    expect(await link.info()).toMatchObject({ state: 'SCANNED', way: 'provider', checking: false });
    const submitted = await phone.ok('faceSubmit', { body: { ticket, consent: true } });
    expect(submitted).toEqual({ state: 'SCANNED', reason: '' });
    expect((await phone.call('faceSubmit', { body: { ticket, consent: true } })).envelope.status).toBe('409');
    const result = await until(async () => {
      const now = await link.info();
      return now.state !== 'SCANNED' && now;
    });
    return { ...link, result };
  }

  test('a face passes when the provider says so, and its proof opens the next step', async () => {
    expect((await check()).result).toMatchObject({ state: 'SUCCESS', checking: false, reason: '' });
    const { proof } = await root.ok('faceState', { body: { purpose: 'adminChange' } });
    expect(proof).not.toBe('');
  });

  test('a face fails with the provider’s reason', async () => {
    await simulated().planFace('光线不足');
    expect(await simulated().nextFace()).toBe('光线不足');
    expect((await check()).result).toMatchObject({ state: 'FAILED', reason: '光线不足' });
    expect(await simulated().nextFace()).toBe('');
  });

  const post = (path: string, body: string, headers: Record<string, string>) =>
    fetch(new URL(path, played.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  test('a callback counts once, and only with the provider’s signature', async () => {
    await simulated().planFace('闭眼');
    await check();
    const last = told.at(-1);
    if (!last) throw new Error('nothing was told');
    const path = new URL(last.url).pathname;
    const again = await post(path, last.body, last.headers);
    expect(again.status).toBe(409);

    const { reference } = JSON.parse(last.body) as { reference: string };
    const failures = async () => {
      const rows = await database().db.select().from(faceCheck).where(eq(faceCheck.dispatchId, reference));
      return rows[0]?.failures;
    };
    const before = await failures();
    const call = (body: string, key = { ...played.provider }) =>
      post(path, body, signedHeaders(key, { method: 'POST', path, body }, Date.now()));
    // The provider tries again with a new signature: it is thanked, and nothing happens.
    expect((await call(last.body)).status).toBe(200);
    expect((await call(JSON.stringify({ reference, outcome: 'passed', reason: '' }))).status).toBe(200);
    expect(await failures()).toBe(before);
    expect((await root.ok('faceState', { body: { purpose: 'adminChange' } })).state).toBe('FAILED');

    expect((await call(last.body, { ...played.provider, secret: 'guessed' })).status).toBe(401);
    expect((await call(last.body, { ...played.provider, keyId: 'other' })).status).toBe(401);
    expect((await post(path, last.body, {})).status).toBe(401);
    expect((await call(JSON.stringify({ reference: 'Dunknown', outcome: 'passed' }))).status).toBe(401);
    expect((await call('{')).status).toBe(400);
    // A character that the database cannot store is the caller's fault, not the server's, in any field.
    for (const body of [
      { reference: '\0' },
      { reference: `${reference}\0` },
      { reference, outcome: 'failed', reason: 'a\0' },
    ])
      expect((await call(JSON.stringify(body))).status).toBe(400);
    expect((await call('{"reference":"\\ud800"}')).status).toBe(400);
    expect((await call(JSON.stringify({ reference, outcome: 'perhaps' }))).status).toBe(400);
    const old = signedHeaders(played.provider, { method: 'POST', path, body: last.body }, Date.now() - 301_000);
    expect((await post(path, last.body, old)).status).toBe(401);
    expect((await post('/api/callbacks/ocr', last.body, last.headers)).status).toBe(404);
    // The bank's callbacks do not end a face check.
    const bank = '/api/callbacks/bank';
    const crossed = signedHeaders(played.provider, { method: 'POST', path: bank, body: last.body }, Date.now());
    expect((await post(bank, last.body, crossed)).status).toBe(401);
  });

  const failedAccount = async () => {
    const { rows } = await root.ok('bankAccountList', { body: { pageSize: 50 } });
    const found = rows.find(({ state }) => ['INIT', 'PAID_FAILED', 'FAILED', 'EXPIRED'].includes(state));
    if (!found) throw new Error('the demonstration has no account to pay to');
    return found.accountId;
  };
  const stateOf = async (accountId: string) => (await root.ok('bankAccountInfo', { body: { accountId } })).state;

  test('the bank refuses once, then pays; it is asked again with the same key, and pays once', async () => {
    const accountId = await failedAccount();
    const { db } = database();
    expect((await root.ok('bankAccountPay', { body: { accountId } })).state).toBe('PAID');
    const open = await until(async () => (await simulated().transfers()).find(({ subject }) => subject === accountId));
    await simulated().decide(open.taskId, { outcome: 'reject', reason: '户名不符' });
    // The simulator may have paid before it was told.
    await until(async () => (await stateOf(accountId)) !== 'PAID');

    const tasks = and(eq(reviewTask.kind, 'transfer'), eq(reviewTask.subject, accountId));
    expect(await db.select().from(reviewTask).where(tasks)).toEqual([]);

    const [account] = await db.select().from(bankAccount).where(eq(bankAccount.accountId, accountId));
    const reference = account?.transferId ?? '';
    const tells = () => told.filter(({ body }) => body.includes(reference)).length;
    const before = tells();
    await db
      .update(dispatch)
      .set({ state: 'WAITING', nextAttemptAt: new Date(0), finishedAt: null })
      .where(eq(dispatch.dispatchId, reference));
    await until(async () => {
      const [row] = await db.select().from(dispatch).where(eq(dispatch.dispatchId, reference));
      return row?.state === 'SENT' && row.attempts >= 2;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(tells()).toBe(before);
  });

  test('a transfer whose call was given up ends, and the company begins again', async () => {
    const { db } = database();
    const accountId = await failedAccount();
    await root.ok('bankAccountPay', { body: { accountId } });
    await until(async () => (await stateOf(accountId)) !== 'PAID');
    const [account] = await db.select().from(bankAccount).where(eq(bankAccount.accountId, accountId));
    // As if the bank had never answered.
    await db.update(bankAccount).set({ state: 'PAID' }).where(eq(bankAccount.accountId, accountId));
    const call = eq(dispatch.dispatchId, account?.transferId ?? '');
    await db.update(dispatch).set({ state: 'FAILED' }).where(call);
    for (const _ of [1, 2]) await endGivenUpCalls(db, new Date(played.platform.clock()));
    expect(await root.ok('bankAccountInfo', { body: { accountId } })).toMatchObject({
      state: 'PAID_FAILED',
      reason: '银行未能受理打款，请稍后重新发起',
    });
    await db.update(dispatch).set({ state: 'SENT' }).where(call);
    expect((await root.ok('bankAccountPay', { body: { accountId } })).state).toBe('PAID');
  });

  test('a licence is read, and the reviewers find the values', async () => {
    const applicant = await signedIn(played.platform, '13800000015', 'S15');
    const { envelope } = await upload(played.platform, applicant, 'fileStore', '营业执照.pdf', pdf);
    const { fileToken } = envelope.body as { fileToken: string };
    const { values } = await applicant.ok('licenseRead', { body: { fileToken } });
    expect(values).toMatchObject({ legalPerson: '王立新', registeredCapital: '5000.00' });
    expect(await applicant.ok('permitView', {})).toMatchObject({ reads: true });
    const kept = await database().db.select().from(recognition).where(eq(recognition.fileToken, fileToken));
    expect(kept).toMatchObject([{ port: 'ocr', values: { legalPerson: '王立新' } }]);

    await played.stopSimulator();
    const { envelope: late } = await applicant.call('licenseRead', { body: { fileToken } });
    expect(late).toMatchObject({ status: '409', msg: '证照识别服务暂时没有响应，请手工填写或稍后再试' });
  });
});

describeWithDemo('without providers', (database) => {
  let platform: TestPlatform;
  let root: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    root = await signedIn(platform, '13800000001', 'A');
  });
  afterAll(() => platform.close());

  test('the registration’s pages know what people do by hand, and claim nothing else', async () => {
    const applicant = await signedIn(platform, '13800000015', 'S15');
    expect(await applicant.ok('permitView', {})).toMatchObject({ reads: false });
    const certifying = await signedIn(platform, '13800000020', 'S20');
    expect(await certifying.ok('verificationView', {})).toMatchObject({
      proof: { faceWay: 'photo' },
      certificate: { issued: false },
    });
  });

  test('a reviewer looks at a photo instead of face recognition, and the photo is removed', async () => {
    const { ticket, phone, info } = await openLink(platform, root);
    expect(await info()).toMatchObject({ state: 'SCANNED', way: 'photo' });
    expect(await root.ok('faceState', { body: { purpose: 'adminChange' } })).toMatchObject({ way: 'photo' });
    expect((await phone.call('faceSubmit', { body: { ticket, consent: true } })).envelope.status).toBe('409');
    const query = { ticket, consent: 'true' };
    const send = (name: string, content: Buffer) => upload(platform, phone, 'facePhoto', name, content, query);
    expect((await send('照片.pdf', pdf)).envelope.msg).toBe('请上传照片');
    expect((await send('照片.png', png)).envelope.body).toEqual({ state: 'REVIEWING' });
    expect((await send('照片.png', png)).envelope.status).toBe('409');
    expect((await info()).state).toBe('REVIEWING');
    const second = await root.call('faceStart', { body: { purpose: 'adminChange', consent: true } });
    expect(second.envelope.msg).toBe('照片正在人工审核，请等待审核结果');

    const { db } = database();
    const [task] = await db.select().from(reviewTask).where(eq(reviewTask.kind, 'face'));
    const [row] = await db
      .select()
      .from(faceCheck)
      .where(eq(faceCheck.faceId, task?.subject ?? ''));
    const files = () =>
      db
        .select()
        .from(storedFile)
        .where(eq(storedFile.fileToken, row?.photoToken ?? ''));
    expect(await files()).toHaveLength(1);
    const taskId = task?.taskId ?? '';
    const reviewer = platform.staff();
    await staffLogIn(platform, reviewer, 'chushen');
    const { sections } = await reviewer.ok('staffCaseShow', { body: { taskId } });
    const photo = sections[0]?.items.find(({ label }) => label === '手持身份证照片')?.file;
    const look = { body: { taskId, fileToken: photo?.fileToken ?? '' } };
    expect((await reviewer.call('staffCaseFile', look)).headers['content-type']).toBe('image/png');
    // A reviewer may take longer than the link lives.
    platform.forward(7_200);
    const deciding = { db, config: platformConfig(), passwords: {} as never, messenger: {} as never, caseRules };
    expect(await decide(deciding, taskId, approved, new Date(platform.clock()))).toBe(true);
    expect(await files()).toEqual([]);
    const again = await signedIn(platform, '13800000001', 'A');
    const state = await again.ok('faceState', { body: { purpose: 'adminChange' } });
    expect(state).toMatchObject({ state: 'SUCCESS', proof: expect.stringMatching(/.+/) });
  });
});
