import type { Queryable } from '@portal/database';
import { bankAccount, changeRequest, company } from '@portal/database/schema/platform';
import { type CallReply, type ChangeType, changeTypes } from '@portal/shared/contract';
import { maskBankAccount } from '@portal/shared/format';
import { and, count, desc, eq } from 'drizzle-orm';
import { checkAccount } from '../bank-accounts/new-account';
import { bankNameOf } from '../bank-accounts/show-transfer';
import { transferTries } from '../bank-accounts/transfer-state';
import { lockedAccount } from '../bank-accounts/transfers';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { requireCode } from '../codes/sent-codes';
import { newCode } from '../data/new-code';
import { one } from '../data/one';
import { fileRefs, takeFiles } from '../files/stored-files';
import { badInput, conflict, fieldFault, forbidden, notFound } from '../http/refusal';
import { sendToManager } from '../messages/send-message';
import { audit } from '../protection/audit';
import { areaName } from '../reference/divisions';
import { industryName } from '../reference/industries';
import { mergeProfile, profileOf, textOf } from '../registration/records';
import type { Decision } from '../review/decision';
import { addTask, closeTask } from '../review/review-tasks';
import { changeState } from './change-state';
import { differencesOf, foreignFields, invoiceNames, type Wording } from './change-values';

type Row = typeof changeRequest.$inferSelect;
type Change = CallReply<'changeList'>['rows'][number];
type Draft = HandlerInput<'changeSave'>['body'];
type Values = Row['values'];

const typeOf = (row: Row) => row.changeType as ChangeType;

const words: Wording = (field, value) => {
  if (value === null) return '长期';
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = typeof value === 'string' ? value : '';
  if (field === 'bankCode') return bankNameOf(text);
  if (field === 'accountNo' || field === 'invoiceBankAccount') return maskBankAccount(text);
  if (field === 'industryCode') return industryName(text) ?? text;
  if (field === 'licenseFile') return text === '' ? '' : `文件${text.slice(0, 6)}`;
  return /^(province|city|district)Code$/.test(field) ? areaName(text) : text;
};

/** A permission by the kind of request: accounts are for those who write accounts. */
function checkType({ member }: CompanyContext, type: ChangeType): void {
  if (!member.permissions.has(type === 'ACCOUNT' ? 'account.write' : 'company.write')) throw forbidden();
}

function changeOf(row: Row): Change {
  const fields = differencesOf(typeOf(row), row.before, row.values, words).map(({ label }) => label);
  return {
    changeNo: row.changeNo,
    changeType: typeOf(row),
    state: row.state as Change['state'],
    summary: fields.join('、') || changeTypes[typeOf(row)],
    applicant: row.applicant,
    createTime: row.createdAt.toISOString(),
    submitTime: row.submittedAt?.toISOString() ?? null,
    finishTime: row.finishedAt?.toISOString() ?? null,
  };
}

export async function changeList(
  { db, member }: CompanyContext,
  { body }: HandlerInput<'changeList'>,
): Promise<CallReply<'changeList'>> {
  const where = and(
    eq(changeRequest.compCode, member.compCode),
    body.changeType === undefined ? undefined : eq(changeRequest.changeType, body.changeType),
    body.state === undefined ? undefined : eq(changeRequest.state, body.state),
    body.accountId === undefined ? undefined : eq(changeRequest.accountId, body.accountId),
  );
  const { total } = one(await db.select({ total: count() }).from(changeRequest).where(where));
  const rows = await db
    .select()
    .from(changeRequest)
    .where(where)
    .orderBy(desc(changeRequest.createdAt), desc(changeRequest.changeNo))
    .limit(body.pageSize)
    .offset((body.pageNum - 1) * body.pageSize);
  return { total, rows: rows.map(changeOf) };
}

async function lockedChange({ member }: CompanyContext, db: Queryable, changeNo: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(changeRequest)
    .where(and(eq(changeRequest.changeNo, changeNo), eq(changeRequest.compCode, member.compCode)))
    .for('update');
  if (!row) throw notFound('变更申请不存在');
  return row;
}

export async function changeView(
  context: CompanyContext,
  { body }: HandlerInput<'changeView'>,
): Promise<CallReply<'changeView'>> {
  const { db } = context;
  const row = await db.transaction((transaction) => lockedChange(context, transaction, body.changeNo));
  const { accountNo, ...values } = row.values;
  return {
    ...changeOf(row),
    accountId: row.accountId,
    reason: row.reason,
    values: typeof accountNo === 'string' ? { ...values, accountNo: maskBankAccount(accountNo) } : values,
    differences: differencesOf(typeOf(row), row.before, row.values, words),
    files: await fileRefs(db, row.fileTokens),
    opinion: row.opinion,
    timeline: row.timeline,
  };
}

/** The values as they stand now, by the names that requests use. */
async function currentValues(context: CompanyContext, db: Queryable, draft: Draft): Promise<Values> {
  if (draft.changeType === 'ACCOUNT') {
    if (draft.accountId === undefined) throw fieldFault('accountId', '请选择要变更的账户');
    const { bankCode, branchNo, branchName, accountNo } = await lockedAccount(context, db, draft.accountId);
    return { bankCode, branchNo, branchName, accountNo };
  }
  const { permit, invoice } = await profileOf(db, context.member.compCode);
  const invoiced = Object.entries(invoiceNames).map(([name, field]) => [name, textOf(invoice, field)]);
  return { ...permit, compName: context.member.compName, ...Object.fromEntries(invoiced) };
}

async function saveDraft(context: CompanyContext, db: Queryable, draft: Draft): Promise<Row> {
  const { member, session, now } = context;
  const { changeType, accountId = '', reason = '', fileTokens } = draft;
  checkType(context, changeType);
  const [foreign] = foreignFields(changeType, draft.values);
  if (foreign !== undefined) throw fieldFault(`values.${foreign}`, '该字段不能通过此申请变更');
  const before = await currentValues(context, db, draft);
  const licence = draft.values.licenseFile === undefined ? [] : [draft.values.licenseFile];
  await takeFiles(context, db, [...fileTokens, ...licence], 'company.read');
  const kept = { changeType, values: draft.values as Values, before, reason, fileTokens };
  if (draft.changeNo !== undefined) {
    const row = await lockedChange(context, db, draft.changeNo);
    if (changeState.next(row.state, 'saved') === undefined) throw conflict('该申请当前状态不能修改');
    // A number that the page was shown masked stays what it was.
    const values = kept.values.accountNo === undefined ? { ...kept.values, ...keptNumber(row) } : kept.values;
    const set = { ...kept, values, accountId };
    return one(await db.update(changeRequest).set(set).where(eq(changeRequest.changeNo, row.changeNo)).returning());
  }
  const made = {
    ...kept,
    changeNo: newCode('H'),
    compCode: member.compCode,
    accountId,
    state: 'DRAFT',
    applicant: session.userName,
    createdAt: now,
  };
  return one(await db.insert(changeRequest).values(made).returning());
}

const keptNumber = ({ values }: Row) => (values.accountNo === undefined ? {} : { accountNo: values.accountNo });

export async function changeSave(
  context: CompanyContext,
  { body }: HandlerInput<'changeSave'>,
): Promise<CallReply<'changeSave'>> {
  const { changeNo } = await context.db.transaction((transaction) => saveDraft(context, transaction, body));
  return { changeNo };
}

async function checkComplete(db: Queryable, { changeType, values, before, reason, fileTokens }: Row): Promise<void> {
  const type = changeType as ChangeType;
  if (reason === '' && type !== 'LICENSE') throw fieldFault('reason', '请填写变更原因');
  if (fileTokens.length === 0 && type === 'ACCOUNT') throw fieldFault('fileTokens', '请上传证明材料');
  if (type === 'LICENSE' && !values.licenseFile) throw fieldFault('values.licenseFile', '请上传新的营业执照');
  if (differencesOf(type, before, values, words).length === 0) throw badInput('没有需要变更的内容');
  if (type !== 'ACCOUNT') return;
  const [bankCode, branchNo, accountNo] = [values.bankCode, values.branchNo, values.accountNo].map(String);
  if (!values.accountNo) throw fieldFault('values.accountNo', '请输入8至30位数字的银行账号');
  await checkAccount(db, { bankCode: bankCode ?? '', branchNo: branchNo ?? '', accountNo: accountNo ?? '' });
}

export async function changeSubmit(
  context: CompanyContext,
  { body }: HandlerInput<'changeSubmit'>,
): Promise<CallReply<'changeSubmit'>> {
  const { db, config, member, session, now } = context;
  const { code, browserID: browserId, ...draft } = body;
  const { compCode, compName } = member;
  // In two steps: a wrong code has to cost a try, which a roll-back would give back. What was typed stays as a draft.
  const saved = await db.transaction(async (transaction) => {
    const row = await saveDraft(context, transaction, draft);
    await checkComplete(transaction, row);
    return row;
  });
  const { changeNo } = saved;
  if (typeOf(saved) === 'ACCOUNT') {
    await requireCode(context, { recipient: session.mobile, purpose: 'changeAccount', browserId }, code ?? '');
  }
  await db.transaction(async (transaction) => {
    const row = await lockedChange(context, transaction, changeNo);
    const state = changeState.next(row.state, 'submitted');
    if (state === undefined) throw conflict('该申请当前状态不能提交');
    const same = and(eq(changeRequest.compCode, compCode), eq(changeRequest.accountId, row.accountId));
    const others = await transaction.select({ state: changeRequest.state }).from(changeRequest).where(same);
    if (others.some((other) => other.state === 'SUBMITTED' || other.state === 'REVIEWING')) {
      throw conflict('已有变更申请正在审核，请等待审核完成');
    }
    const step = { title: '提交申请', at: now.toISOString(), state: 'done' as const, remark: '' };
    await transaction
      .update(changeRequest)
      .set({ state, submittedAt: now, opinion: '', timeline: [...row.timeline, step] })
      .where(eq(changeRequest.changeNo, changeNo));
    const summary = `${compName} ${changeTypes[typeOf(row)]}`;
    await addTask(transaction, config, { kind: 'change', subject: changeNo, compCode, summary }, now);
  });
  await audit(context, 'change.submit', 'ok', changeNo);
  return { changeNo };
}

export async function changeWithdraw(context: CompanyContext, { body }: HandlerInput<'changeWithdraw'>): Promise<null> {
  const { db, now } = context;
  await db.transaction(async (transaction) => {
    const row = await lockedChange(context, transaction, body.changeNo);
    checkType(context, typeOf(row));
    const state = changeState.next(row.state, 'withdrawn');
    if (state === undefined) throw conflict('该申请当前状态不能撤回');
    const step = { title: '撤回申请', at: now.toISOString(), state: 'done' as const, remark: '' };
    await transaction
      .update(changeRequest)
      .set({ state, finishedAt: now, timeline: [...row.timeline, step] })
      .where(eq(changeRequest.changeNo, row.changeNo));
    await closeTask(transaction, 'change', row.changeNo, now);
  });
  await audit(context, 'change.withdraw', 'ok', body.changeNo);
  return null;
}

export async function changeDelete(context: CompanyContext, { body }: HandlerInput<'changeDelete'>): Promise<null> {
  await context.db.transaction(async (transaction) => {
    const row = await lockedChange(context, transaction, body.changeNo);
    checkType(context, typeOf(row));
    if (changeState.next(row.state, 'deleted') === undefined) throw conflict('仅草稿可以删除');
    await transaction.delete(changeRequest).where(eq(changeRequest.changeNo, row.changeNo));
  });
  return null;
}

/** What was approved becomes so. A changed account has to be proven anew. */
async function applyChange(db: Queryable, { compCode, accountId, values, ...row }: Row): Promise<void> {
  if (row.changeType === 'ACCOUNT') {
    const { bankCode, branchNo, branchName, accountNo } = values as Record<string, string>;
    const proof = { state: 'INIT', isDefault: false, remainTimes: transferTries, reason: '', expiresAt: null };
    const named = { bankCode, branchNo, branchName, accountNo };
    const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
    await db
      .update(bankAccount)
      .set({ ...given, ...proof })
      .where(eq(bankAccount.accountId, accountId));
    return;
  }
  const invoiced = Object.entries(values).filter(([name]) => name in invoiceNames);
  const permitted = Object.entries(values).filter(([name]) => !(name in invoiceNames));
  await mergeProfile(db, compCode, 'permit', Object.fromEntries(permitted));
  const invoice = invoiced.map(([name, value]) => [invoiceNames[name] ?? name, value]);
  await mergeProfile(db, compCode, 'invoice', Object.fromEntries(invoice));
  if (typeof values.compName === 'string') {
    await db.update(company).set({ compName: values.compName }).where(eq(company.compCode, compCode));
  }
}

/** What the platform's reviewer decided about a change. */
export async function decideChange(db: Queryable, changeNo: string, decision: Decision, now: Date): Promise<void> {
  const [row] = await db.select().from(changeRequest).where(eq(changeRequest.changeNo, changeNo)).for('update');
  if (!row) return;
  const good = decision.outcome === 'approve';
  const state = changeState.next(row.state, good ? 'approved' : 'returned');
  if (state === undefined) throw conflict('该申请当前状态不能审核');
  const title = good ? '审核通过' : '审核退回';
  const step = {
    title,
    at: now.toISOString(),
    state: good ? ('done' as const) : ('failed' as const),
    remark: decision.reason,
  };
  await db
    .update(changeRequest)
    .set({ state, opinion: decision.reason, finishedAt: now, timeline: [...row.timeline, step] })
    .where(eq(changeRequest.changeNo, changeNo));
  if (good) await applyChange(db, row);
  const content = good ? '<p>贵司的变更申请已审核通过。</p>' : '<p>贵司的变更申请已被退回，请修改后重新提交。</p>';
  const message = {
    type: 'AUDIT',
    title: `${changeTypes[typeOf(row)]}${title}`,
    content,
    sender: '平台运营',
    linkUri: `/center/crm/company/changeAccView?changeNo=${changeNo}`,
  } as const;
  await sendToManager(db, row.compCode, message, now);
}
