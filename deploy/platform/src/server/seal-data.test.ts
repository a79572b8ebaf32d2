import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DataKeys, indexesOf, sealAgain, sealedColumns, sealWith, waitingToSeal } from '@portal/database';
import {
  auditEvent,
  bankAccount,
  changeRequest,
  companyProfile,
  faceCheck,
  mobileCorrection,
  provider,
  recognition,
  registration,
  reviewTask,
  staff,
  staffNote,
  storedFile,
  supportEntry,
  supportTicket,
  user,
} from '@portal/database/schema/platform';
import { eq, sql } from 'drizzle-orm';
import { accountNumber, hasAccountNumber, holdNewNumber } from '../domain/bank-account/account-number';
import { addTask } from '../domain/case/review-tasks';
import { demoDataKey } from '../kernel/data/demo-data-key';
import { Providers, secretPlace } from '../kernel/ports/providers';
import { auditAs } from '../kernel/protection/audit';
import { currentCode } from '../staff/accounts/authenticator';
import { describeOnBothWithDemo } from '../testing/demo-database';

const newKey = () => randomBytes(32).toString('base64');
const seal = (keys: string, writes: 'sealed' | 'clear' = 'sealed') => sealWith({ sealer: new DataKeys(keys), writes });

const idNo = '110105198503120012';
const faceReason = '眉眼与证件照片不符';
const providerSecret = 'a secret of this test';
/** The numbers of the demonstration's people, legal persons and accounts, and a result of face recognition. */
const secrets =
  /110105198503120012|310101199007150024|440305199308210049|11010519491231002X|1001252809\d{5}\d{4}|6225880137706868|眉眼与证件照片不符/;

describeOnBothWithDemo('personal data at rest', (database) => {
  async function dump(): Promise<string[]> {
    const { rows } = await database().db.execute<{ schema: string; name: string }>(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
    const lines: string[] = [];
    for (const { schema, name } of rows) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows: found } = await database().db.execute<{ line: string }>(
        name === 'stored_file'
          ? sql`select file_token || encode(content, 'escape') as line from ${table} as row`
          : sql`select row::text as line from ${table} as row`,
      );
      lines.push(...found.map(({ line }) => `${schema}.${name} ${line}`));
    }
    return lines;
  }

  /** Writes what the demonstration has no row of: what providers, customers and staff say of people. */
  async function writeMore(): Promise<void> {
    seal(demoDataKey);
    const { db } = database();
    const at = new Date();
    const [account] = await db.select().from(user).where(eq(user.mobile, '13800000001'));
    const [profile] = await db.select().from(companyProfile);
    const [person] = await db.select().from(staff).where(eq(staff.loginName, 'kefu'));
    const [ticket] = await db.select().from(supportTicket);
    const [begun] = await db.select().from(registration).orderBy(registration.compCode);
    if (!account || !profile || !person || !ticket || !begun) throw new Error('the demonstration has changed');
    const { compCode } = profile;
    const { userCode, tenant, mobile } = account;
    const { staffId } = person;
    const text = `客户出示证件${idNo}、账号1001252809123451846`;
    const { ticketNo } = ticket;
    await db.insert(supportEntry).values({ ticketNo, content: text, at });
    await db.insert(staffNote).values({ noteId: 'Bseal', tenant, userCode, staffId, note: text, createdAt: at });
    const corrected = {
      correctionNo: 'Zseal',
      tenant,
      userCode,
      mobileBefore: mobile,
      mobile,
      state: 'REVIEWING',
    } as const;
    await db.insert(mobileCorrection).values({ ...corrected, evidence: text, askedBy: staffId, askedAt: at });
    await db.insert(recognition).values({ compCode, port: 'ocr', values: { idNo, legalPerson: '甲' }, at });
    const face = { compCode, purpose: 'registration', linkHash: 'seal', state: 'FAILED', createdAt: at, expiresAt: at };
    await db.insert(faceCheck).values({ ...face, faceId: 'Kseal', reason: faceReason });
    await addTask(db, { kind: 'mobile', subject: 'Zseal', compCode, summary: '更正手机号', request: { idNo } }, at);
    await db
      .update(registration)
      .set({ drafts: { agent: { idNo, name: '甲' } } })
      .where(eq(registration.compCode, begun.compCode));
    const secretSealed = new DataKeys(demoDataKey).seal(providerSecret, secretPlace('localhost', 'ocr'));
    const place = { tenant: 'localhost', port: 'ocr', url: 'https://ocr.example.com', keyId: 'k' };
    await db.insert(provider).values({ ...place, secretSealed, changedAt: at });
    const origin = { tenant, audience: 'staff', address: '', userAgent: '', requestId: '', site: '' } as const;
    const detail = { after: { evidence: text, lines: [text] } };
    await auditAs(db, origin, at, 'person.correctMobile', 'ok', { userCode: staffId, detail });
  }
  beforeAll(writeMore);

  const values = async () => ({
    notes: await database().db.select().from(staffNote),
    questions: await database().db.select().from(supportEntry).orderBy(supportEntry.entryId),
    corrections: await database().db.select().from(mobileCorrection),
    recognitions: await database().db.select().from(recognition),
    faces: await database().db.select().from(faceCheck),
    requests: await database().db.select().from(reviewTask).orderBy(reviewTask.taskId),
    people: await database().db.select({ code: user.userCode, idNo: user.idNo }).from(user).orderBy(user.userCode),
    accounts: await database()
      .db.select({ id: bankAccount.accountId, no: bankAccount.accountNo })
      .from(bankAccount)
      .orderBy(bankAccount.accountId),
    profiles: await database().db.select().from(companyProfile).orderBy(companyProfile.compCode),
    changes: await database().db.select().from(changeRequest).orderBy(changeRequest.changeNo),
    files: (
      await database()
        .db.select()
        .from(storedFile)
        .where(eq(storedFile.access, 'COMPANY'))
        .orderBy(storedFile.fileToken)
    ).map(({ fileToken, content }) => [fileToken, content.toString('base64')]),
  });

  /** Tries to add a number that the company has, while its row is clear or has the index of an older key. */
  async function addAgain(): Promise<void> {
    const [row] = await database().db.select().from(bankAccount).where(hasAccountNumber('1846')).limit(1);
    if (!row) throw new Error('the demonstration has no such account');
    await expect(holdNew(row.compCode, '6222021009999999999')).resolves.toBeUndefined();
    await holdNew(row.compCode, row.accountNo);
  }

  const holdNew = (compCode: string, number: string) =>
    database().db.transaction((transaction) => holdNewNumber(transaction, compCode, number));

  beforeEach(() => seal(demoDataKey));

  test('a dump of the demonstration holds no number and no paper in clear', async () => {
    const lines = await dump();
    expect(lines.length).toBeGreaterThan(500);
    expect(
      lines.filter((line) => secrets.test(line) || line.includes('%PDF')).map((line) => line.slice(0, 120)),
    ).toEqual([]);
    // Each sealed column was looked at with a value in it.
    for (const { table, column } of sealedColumns) {
      const { rows } = await database().db.execute<{ sealed: boolean }>(sql`
        select bool_or(${sql.identifier(column)}::text ~ '(v1:|76313a)') as sealed from platform.${sql.identifier(table)}`);
      expect([table, column, rows[0]?.sealed]).toEqual([table, column, true]);
    }
    const [noted] = await database().db.select().from(auditEvent).where(eq(auditEvent.action, 'person.correctMobile'));
    expect(JSON.stringify(noted?.detail)).toContain('证件****0012、账号****1846');
    expect(await waitingToSeal(database().db)).toEqual([]);
    const { people, accounts, profiles } = await values();
    expect(people.some(({ idNo }) => idNo === '110105198503120012')).toBe(true);
    expect(accounts.every(({ no }) => /^1001252809\d+$/.test(no))).toBe(true);
    expect(profiles.some(({ legalPerson }) => legalPerson.idNo === '11010519491231002X')).toBe(true);
  });

  test('what is clear from before is read, and sealed by the job', async () => {
    const { db } = database();
    const before = await values();
    seal(demoDataKey, 'clear');
    // An API of the release before writes and reads these columns as they are.
    for (const { code, idNo } of before.people)
      await db.execute(sql`update platform."user" set id_no = ${idNo} where user_code = ${code}`);
    for (const { id, no } of before.accounts)
      await db.execute(
        sql`update platform.bank_account set account_no = ${no}, account_no_index = null, account_no_tail = null where account_id = ${id}`,
      );
    for (const { compCode, legalPerson } of before.profiles)
      await db.update(companyProfile).set({ legalPerson }).where(eq(companyProfile.compCode, compCode));
    for (const { changeNo, values: sent } of before.changes)
      await db.update(changeRequest).set({ values: sent }).where(eq(changeRequest.changeNo, changeNo));
    const [token, content = ''] = before.files[0] ?? [];
    await db.execute(
      sql`update platform.stored_file set content = ${Buffer.from(content, 'base64')} where file_token = ${token}`,
    );
    expect((await dump()).filter((line) => secrets.test(line)).length).toBeGreaterThan(20);
    expect(await values()).toEqual(before);
    const found = () => db.select({ id: bankAccount.accountId }).from(bankAccount).where(hasAccountNumber('5702'));
    const clear = await found();
    expect(clear.length).toBe(2);

    seal(demoDataKey);
    await expect(addAgain()).rejects.toThrow('该银行账号已添加');
    expect((await waitingToSeal(db)).map(({ place }) => place).sort()).toEqual([
      'bank_account.account_no',
      'change_request.values',
      'company_profile.legal_person',
      'stored_file.content',
      'user.id_no',
    ]);
    expect(await sealAgain(database())).toBeGreaterThan(20);
    expect((await dump()).filter((line) => secrets.test(line) || line.includes('%PDF'))).toEqual([]);
    expect(await values()).toEqual(before);
    expect(await found()).toEqual(clear);
    expect(await sealAgain(database())).toBe(0);
  });

  test('a new key takes over under traffic, and nothing is lost', async () => {
    const { db } = database();
    const before = await values();
    const newer = newKey();
    seal(`${newer} ${demoDataKey}`);
    await expect(addAgain()).rejects.toThrow('该银行账号已添加');
    let running = true;
    const written: string[] = [];
    const [{ id } = { id: '' }] = before.accounts;
    const [{ compCode } = { compCode: '' }] = await db
      .select({ compCode: registration.compCode })
      .from(registration)
      .limit(1);
    const writing = (async () => {
      for (let round = 0; running || round < 20; round += 1) {
        const no = `10012528099${String(round).padStart(8, '0')}`;
        await db.update(bankAccount).set(accountNumber(no)).where(eq(bankAccount.accountId, id));
        await db
          .update(registration)
          .set({ drafts: { agent: { idNo: no, name: '甲' } } })
          .where(eq(registration.compCode, compCode));
        written.push(no);
      }
    })();
    await sealAgain(database());
    running = false;
    await writing;
    await sealAgain(database());
    expect(await waitingToSeal(db)).toEqual([]);
    seal(newer);
    const after = await values();
    // Secrets that are sealed for their rows open, too: authenticators and providers.
    const keys = new DataKeys(newer);
    const [person] = await db.select().from(staff).where(eq(staff.loginName, 'kefu'));
    expect(person && currentCode(keys, person, new Date())).toMatch(/^\d{6}$/);
    expect(await new Providers(db, keys, {}).find('localhost', 'ocr')).toMatchObject({ secret: providerSecret });
    const last = written.at(-1);
    expect(after.accounts.find((account) => account.id === id)?.no).toBe(last);
    expect(after.accounts.filter((account) => account.id !== id)).toEqual(
      before.accounts.filter((account) => account.id !== id),
    );
    expect({ ...after, accounts: [] }).toEqual({ ...before, accounts: [] });
    const [begun] = await db.select().from(registration).where(eq(registration.compCode, compCode));
    expect(begun?.drafts).toEqual({ agent: { idNo: last, name: '甲' } });
    const rows = await db.select({ index: bankAccount.accountNoIndex, no: bankAccount.accountNo }).from(bankAccount);
    expect(rows.map(({ index }) => index)).toEqual(rows.map(({ no }) => indexesOf(no, 'bank_account.account_no')[0]));
    seal(`${demoDataKey} ${newer}`);
    await sealAgain(database());
  });

  test('somebody who types what looks like a sealed value gets it back', async () => {
    const { db } = database();
    const [{ userCode } = { userCode: '' }] = await db.select().from(user).limit(1);
    for (const writes of ['sealed', 'clear'] as const) {
      seal(demoDataKey, writes);
      await db.update(user).set({ idNo: 'v1:abcdefgh:x' }).where(eq(user.userCode, userCode));
      const [row] = await db.select({ idNo: user.idNo }).from(user).where(eq(user.userCode, userCode));
      expect(row?.idNo).toBe('v1:abcdefgh:x');
    }
  });
});
