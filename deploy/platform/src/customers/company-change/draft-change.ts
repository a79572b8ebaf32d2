import type { Queryable } from '@portal/database';
import { changeRequest } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { lockedAccount } from '../../domain/bank-account/transfers';
import { profileOf, textOf } from '../../domain/company/records';
import {
  type ChangeRow,
  type ChangeRowValues,
  checkType,
  lockedChange,
  papersIn,
  typeOf,
} from '../../domain/company-change/change-rows';
import { changeState } from '../../domain/company-change/change-state';
import { foreignFields, invoiceNames, legalNames } from '../../domain/company-change/change-values';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newCode } from '../../kernel/data/new-code';
import { nextNumber } from '../../kernel/data/next-number';
import { one } from '../../kernel/data/one';
import { countRows } from '../../kernel/data/read-page';
import { takeTurn } from '../../kernel/data/take-turn';
import { releaseFiles, takeFiles } from '../../kernel/files/stored-files';
import { conflict, fieldFault } from '../../kernel/http/http-error';

const maxDrafts = 50;

type Draft = HandlerInput<'changeSave'>['body'];

/** Reads the current values, by the names that requests use. */
async function currentValues(context: CompanyContext, db: Queryable, draft: Draft): Promise<ChangeRowValues> {
  if (draft.changeType === 'ACCOUNT') {
    if (draft.accountId === undefined) throw fieldFault('accountId', '请选择要变更的账户');
    const { bankCode, branchNo, branchName, accountNo } = await lockedAccount(context, db, draft.accountId);
    return { bankCode, branchNo, branchName, accountNo };
  }
  const { permit, invoice, legalPerson } = await profileOf(db, context.member.compCode);
  const invoiced = Object.entries(invoiceNames).map(([name, field]) => [name, textOf(invoice, field)]);
  const legal = Object.entries(legalNames).map(([name, field]) => [name, legalPerson[field] ?? null]);
  return {
    ...permit,
    compName: context.member.compName,
    ...Object.fromEntries(invoiced),
    ...Object.fromEntries(legal),
  };
}

const filesOf = ({ fileTokens, values }: ChangeRow) => [...fileTokens, ...papersIn(values)];

/** Saves the input, complete or not. */
export async function saveDraft(context: CompanyContext, db: Queryable, draft: Draft): Promise<ChangeRow> {
  const { member, session, now } = context;
  const { changeType, accountId = '', reason = '', fileTokens } = draft;
  checkType(context, changeType);
  const [foreign] = foreignFields(changeType, draft.values);
  if (foreign !== undefined) throw fieldFault(`values.${foreign}`, '该字段不能通过此申请变更');
  const before = await currentValues(context, db, draft);
  await takeFiles(context, db, [...fileTokens, ...papersIn(draft.values)], 'company.read');
  const kept = { changeType, values: draft.values as ChangeRowValues, before, reason, fileTokens };
  if (draft.changeNo !== undefined) {
    const row = await lockedChange(context, db, draft.changeNo);
    if (changeState.next(row.state, 'saved') === undefined) throw conflict('该申请当前状态不能修改');
    // The page shows the number masked. If the person did not change it, it stays.
    const values = kept.values.accountNo === undefined ? { ...kept.values, ...keptNumber(row) } : kept.values;
    const set = { ...kept, values, accountId };
    const saved = await db.update(changeRequest).set(set).where(eq(changeRequest.changeNo, row.changeNo)).returning();
    await releaseFiles(db, member.compCode, filesOf(row));
    return one(saved);
  }
  const made = {
    ...kept,
    changeNo: newCode('H'),
    requestNo: nextNumber('change', now),
    compCode: member.compCode,
    accountId,
    state: 'DRAFT',
    applicant: session.userName,
    createdAt: now,
  };
  await takeTurn(db, `drafts:${member.compCode}`);
  const mine = and(eq(changeRequest.compCode, member.compCode), eq(changeRequest.state, 'DRAFT'));
  if ((await countRows(db, changeRequest, mine)) >= maxDrafts) throw conflict('草稿过多，请先删除不需要的草稿');
  return one(await db.insert(changeRequest).values(made).returning());
}

const keptNumber = ({ values }: ChangeRow) => (values.accountNo === undefined ? {} : { accountNo: values.accountNo });

export async function changeSave(
  context: CompanyContext,
  { body }: HandlerInput<'changeSave'>,
): Promise<CallReply<'changeSave'>> {
  const { changeNo } = await context.db.transaction((transaction) => saveDraft(context, transaction, body));
  return { changeNo };
}

export async function changeDelete(context: CompanyContext, { body }: HandlerInput<'changeDelete'>) {
  await context.db.transaction(async (transaction) => {
    const row = await lockedChange(context, transaction, body.changeNo);
    checkType(context, typeOf(row));
    if (changeState.next(row.state, 'deleted') === undefined) throw conflict('仅草稿可以删除');
    await transaction.delete(changeRequest).where(eq(changeRequest.changeNo, row.changeNo));
    await releaseFiles(transaction, row.compCode, filesOf(row));
  });
}
