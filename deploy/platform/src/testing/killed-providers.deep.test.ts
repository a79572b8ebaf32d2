import { afterAll, expect, test } from '@jest/globals';
import { type Database, DataKeys, openDatabase, type Queryable, sealWith } from '@portal/database';
import {
  agreement,
  agreementSignature,
  bankAccount,
  caseEvent,
  certificate,
  company,
  companyProfile,
  dispatch,
  employee,
  faceCheck,
  recognition,
  reviewPolicy,
  reviewTask,
  storedFile,
  user,
} from '@portal/database/schema/platform';
import { tenant as tenantTable } from '@portal/database/schema/tenants';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { accountNumber } from '../domain/bank-account/account-number';
import { transferTries } from '../domain/bank-account/transfer-state';
import { askRegister } from '../domain/company/company-register';
import { demoDataKey } from '../kernel/data/demo-data-key';
import { dispatchChannel } from '../kernel/dispatch/enqueue';
import { callProvider } from '../kernel/dispatch/port-queue';
import { storeScanned } from '../kernel/files/scanned-files';
import { storeFile } from '../kernel/files/stored-files';
import { Providers } from '../kernel/ports/providers';
import { httpTransport } from './http-transport';
import { KilledSimulator, noteProviders } from './noted-providers';
import { playedProviders } from './played-providers';
import { ServedPlatform } from './served-platform';
import { StaffClient } from './staff-client';
import { staffLogIn } from './staff-log-in';
import { until } from './until';

/**
 * Kills the API and the simulator of providers again and again while staff decide cases. Each case asks the provider of
 * every port that is not read at once, and its company hears of the decision by SMS. `KILLED_CASES=200` decides more.
 */

const cases = Number(process.env.KILLED_CASES ?? 24);
/** So many decisions are between two kills, at random. */
const [fewest, most] = [4, 12];
const secret = 'a secret of the tests that kill providers';
const tenant = 'localhost';

const cleanings: (() => unknown)[] = [];
afterAll(async () => {
  for (const clean of cleanings.reverse()) await clean();
}, 60_000);

const codeOf = (index: number) => `Ckilled${index}`;
const taskOf = (index: number) => `Tkilled${index}`;
const userOf = (index: number) => `Ukilled${index}`;
const nameOf = (index: number) => `反复中断${index}有限公司`;
const mobileOf = (index: number) => `1990000${String(index).padStart(4, '0')}`;
const all = Array.from({ length: cases }, (_, index) => index);
const codes = all.map(codeOf);

/** Companies with a manager, whose registration waits for one pair of eyes. Each approval asks for certificates. */
async function addCases({ db }: Database): Promise<void> {
  const createdAt = new Date();
  await db
    .insert(reviewPolicy)
    .values({ tenant, kind: 'registration', twoEyes: false, limitDays: 3 })
    .onConflictDoNothing();
  await db.insert(company).values(
    all.map((index) => ({
      compCode: codeOf(index),
      tenant,
      compName: nameOf(index),
      creditCode: `91KILLED${String(index).padStart(10, '0')}`,
      compStatus: '30',
      compRoles: [],
      createdAt,
    })),
  );
  await db
    .insert(companyProfile)
    .values(codes.map((compCode) => ({ compCode, legalPerson: { name: '王立新', idNo: '11010519491231002X' } })));
  await db.insert(user).values(
    all.map((index) => ({
      userCode: userOf(index),
      tenant,
      mobile: mobileOf(index),
      userName: '陈立群',
      passwordHash: '',
      passwordChangedAt: createdAt,
      createdAt,
    })),
  );
  await db.insert(employee).values(
    all.map((index) => ({
      employeeCode: `Ekilled${index}`,
      compCode: codeOf(index),
      userCode: userOf(index),
      rootManager: true,
      createdAt,
    })),
  );
  await db.insert(reviewTask).values(
    all.map((index) => ({
      taskId: taskOf(index),
      tenant,
      kind: 'registration',
      subject: codeOf(index),
      compCode: codeOf(index),
      summary: `${nameOf(index)} 企业认证`,
      createdAt,
      dueAt: createdAt,
    })),
  );
}

/** What the customer does meanwhile: an upload, a face check, an account and a signature, each with its call. */
async function beginWork({ db }: Database, providers: Providers, index: number): Promise<void> {
  const [compCode, now] = [codeOf(index), new Date()];
  const call = (purpose: string, subject = compCode) => {
    const dispatchId = `D${purpose}${index}`;
    return { dispatchId, write: (at: Queryable) => callProvider(at, { purpose, tenant, subject, dispatchId }, now) };
  };
  const [face, bank, sign] = [call('face.begin'), call('bank.pay', `Akilled${index}`), call('sign.sign')];
  await db.transaction(async (transaction) => {
    const at: Queryable = transaction;
    const file = {
      tenant,
      readers: { access: 'COMPANY', compCode, permission: null },
      fileName: '营业执照.pdf',
      contentType: 'application/pdf',
      content: Buffer.from(`%PDF-1.4 ${index}`),
      kept: true,
    } as const;
    await storeScanned({ providers, now }, at, { ...file, fileToken: `Fscan${index}` });
    const context = { providers, now, member: { compCode }, origin: { tenant } } as Parameters<typeof askRegister>[0];
    await askRegister(context, at);
    await at.insert(faceCheck).values({
      faceId: `Kkilled${index}`,
      compCode,
      purpose: 'registration',
      linkHash: `killed${index}`,
      state: 'SCANNED',
      dispatchId: face.dispatchId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    });
    await at.insert(bankAccount).values({
      accountId: `Akilled${index}`,
      compCode,
      bankCode: '102',
      branchNo: '102290000012',
      branchName: '中国工商银行上海市分行',
      ...accountNumber(`62220299${String(index).padStart(8, '0')}`),
      accountType: 'GENERAL',
      state: 'PAID',
      amount: 17,
      remainTimes: transferTries,
      transferId: bank.dispatchId,
      createdAt: now,
    });
    const { fileToken } = await storeFile(at, { ...file, fileToken: `Fsign${index}` }, now);
    await at.insert(agreement).values({
      id: `Gkilled${index}`,
      compCode,
      name: '服务协议',
      agreementNo: `XY${index}`,
      type: 'PRODUCT',
      parties: [nameOf(index), '平台'],
      state: 'SEALING',
      fileToken,
      confirmedBy: userOf(index),
      signingId: sign.dispatchId,
      createdAt: now,
    });
    for (const { write } of [face, bank, sign]) await write(at);
  });
}

const between = (low: number, high: number) => low + Math.floor(Math.random() * (high - low + 1));

/** The operation that each purpose of the calls ends in. */
const operations: Readonly<Record<string, string>> = {
  'sign.certify': '/sign/certify',
  'sign.sign': '/sign/sign',
  'face.begin': '/face/begin',
  'bank.pay': '/bank/pay',
  'registry.company': '/registry/company',
  'scan.file': '/scan/check',
  'registration.approved': '/sms',
};

async function killInTheMiddle(): Promise<void> {
  const { url, drop } = await createPostgresDatabase();
  cleanings.push(drop);
  const simulator = new KilledSimulator(secret);
  await simulator.start();
  cleanings.push(() => simulator.kill());
  const noted = await noteProviders({ simulator, api: () => served.origin });
  cleanings.push(() => noted.close());
  const { delivered } = noted;
  const start = () => ServedPlatform.start({ url }, { PROVIDERS_URL: noted.url, PROVIDERS_SECRET: secret });
  let served = await start();
  cleanings.push(() => served.kill());
  const database = await openDatabase({ url });
  cleanings.push(() => database.close());
  const { db } = database;
  const dataKeys = new DataKeys(demoDataKey);
  sealWith({ sealer: dataKeys, writes: 'sealed' });
  const providers = new Providers(db, dataKeys, playedProviders({ url: noted.url, secret }));
  await addCases(database);

  // The cookie is good at each process, because a session is a row.
  const staff = new StaffClient((request) => httpTransport(served.origin)(request), '10.0.0.1');
  await staffLogIn(served, staff, 'fushen');
  const doneCases = and(inArray(reviewTask.taskId, all.map(taskOf)), isNotNull(reviewTask.doneAt));
  const isDone = async (taskId: string) =>
    (
      await db
        .select()
        .from(reviewTask)
        .where(and(eq(reviewTask.taskId, taskId), isNotNull(reviewTask.doneAt)))
    ).length > 0;

  const acknowledged: string[] = [];
  const pending = [...all];
  async function decideOne(index: number): Promise<void> {
    const taskId = taskOf(index);
    await beginWork(database, providers, index);
    await until(async () => {
      try {
        await staff.call('staffCaseClaim', { body: { taskId } });
        const { envelope } = await staff.call('staffCaseDecide', {
          body: { taskId, outcome: 'approve', reason: '', reasons: {} },
        });
        if (envelope.ok) acknowledged.push(taskId);
      } catch {
        // The process is away. The decision may be stored all the same.
      }
      return isDone(taskId);
    });
  }
  const lane = async () => {
    for (let index = pending.shift(); index !== undefined; index = pending.shift()) await decideOne(index);
  };

  let kills = 0;
  let deciding = true;
  const decisions = async () => (await db.select({ total: count() }).from(reviewTask).where(doneCases))[0]?.total ?? 0;
  const killer = async () => {
    while (deciding) {
      const next = (await decisions()) + between(fewest, most);
      await until(async () => !deciding || (await decisions()) >= next);
      if (!deciding) return;
      kills += 1;
      if (kills % 2 === 1) {
        await served.kill();
        served = await start();
      } else {
        await simulator.kill();
        await simulator.start();
      }
    }
  };
  const killing = killer();
  await Promise.all(Array.from({ length: 4 }, lane));
  deciding = false;
  await killing;
  expect(kills).toBeGreaterThanOrEqual(2);

  // A provider that was killed is left alone for a while. Whoever has tested it has it asked again at once.
  await db
    .insert(tenantTable)
    .values({ code: tenant, platformName: '平台', themeColor: '#0B6E4F' })
    .onConflictDoNothing();
  const keeper = new StaffClient((request) => httpTransport(served.origin)(request), '10.0.0.2');
  await staffLogIn(served, keeper, 'zuhu');
  for (const port of ['face', 'bank', 'sign', 'registry', 'scan'] as const)
    expect(await keeper.ok('staffProviderTest', { body: { tenant, port } })).toMatchObject({ ok: true });

  const asked = inArray(dispatch.purpose, Object.keys(operations));
  /** A killed process has taken rows along, and refused ones wait: their time is now. */
  async function sendAll() {
    await db
      .update(dispatch)
      .set({ nextAttemptAt: new Date(0) })
      .where(and(asked, eq(dispatch.state, 'WAITING')));
    await db.execute(sql`select pg_notify(${dispatchChannel}, '')`);
    const rows = await db.select().from(dispatch).where(asked);
    return rows.every(({ state }) => state === 'SENT') && rows;
  }
  const calls = await until(sendAll);
  // Each event wrote its calls with it: so none is lost, no case was decided twice, and each was answered under its key.
  for (const purpose of Object.keys(operations)) {
    const mine = calls.filter((row) => row.purpose === purpose && row.channel !== 'email');
    expect([purpose, mine.length]).toEqual([purpose, cases]);
    expect(new Set(mine.map(({ recipient }) => recipient)).size).toBe(cases);
    expect(mine.filter(({ dispatchId }) => delivered.get(dispatchId) !== operations[purpose])).toEqual([]);
  }
  const decided = await db
    .select({ taskId: caseEvent.taskId, times: count() })
    .from(caseEvent)
    .where(and(eq(caseEvent.event, 'decided'), inArray(caseEvent.taskId, all.map(taskOf))))
    .groupBy(caseEvent.taskId);
  expect(decided).toHaveLength(cases);
  expect(decided.filter(({ times }) => times !== 1)).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const open = await db
    .select()
    .from(company)
    .where(and(inArray(company.compCode, codes), eq(company.compStatus, '40')));
  expect(open).toHaveLength(cases);
  const certified = await db
    .selectDistinct({ compCode: certificate.compCode })
    .from(certificate)
    .where(inArray(certificate.compCode, codes));
  expect(certified).toHaveLength(cases);
  const clean = await db
    .select({ fileToken: storedFile.fileToken })
    .from(storedFile)
    .where(and(inArray(storedFile.compCode, codes), eq(storedFile.scan, 'CLEAN')));
  expect(clean).toHaveLength(cases);
  const looked = await db
    .selectDistinct({ compCode: recognition.compCode })
    .from(recognition)
    .where(inArray(recognition.compCode, codes));
  expect(looked).toHaveLength(cases);

  // A killed simulator has forgotten what it had not told yet. Asked again under the same key it tells, and each end
  // counts once.
  const waiting = async () => [
    ...(await db
      .select({ id: faceCheck.dispatchId })
      .from(faceCheck)
      .where(and(inArray(faceCheck.compCode, codes), ne(faceCheck.state, 'SUCCESS')))),
    ...(await db
      .select({ id: bankAccount.transferId })
      .from(bankAccount)
      .where(and(inArray(bankAccount.compCode, codes), ne(bankAccount.state, 'PAID_SUCCESS')))),
    ...(await db
      .select({ id: agreement.signingId })
      .from(agreement)
      .where(and(inArray(agreement.compCode, codes), ne(agreement.state, 'SIGNED')))),
  ];
  const forgotten = (await waiting()).flatMap(({ id }) => id ?? []);
  if (forgotten.length > 0)
    await db.update(dispatch).set({ state: 'WAITING' }).where(inArray(dispatch.dispatchId, forgotten));
  await until(async () => (await sendAll()) && (await waiting()).length === 0);
  const signatures = await db
    .select({ times: count() })
    .from(agreementSignature)
    .innerJoin(agreement, eq(agreement.id, agreementSignature.agreementId))
    .where(inArray(agreement.compCode, codes));
  expect(signatures).toEqual([{ times: cases * 2 }]);
  const paid = and(eq(dispatch.purpose, 'account.paid'), inArray(dispatch.recipient, all.map(mobileOf)));
  expect(await db.select({ told: count() }).from(dispatch).where(paid)).toEqual([{ told: cases }]);
  await served.stop();
}

(postgresAvailable ? test : test.skip)(
  '[threat: killed process] cases are decided once and every provider hears of each, however often the API and the providers are killed',
  killInTheMiddle,
  900_000,
);
