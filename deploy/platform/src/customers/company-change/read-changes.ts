import type { Queryable } from '@portal/database';
import { changeRequest } from '@portal/database/schema/platform';
import { holdsPaper } from '@portal/shared/company-fields';
import { type CallReply, changeTypes } from '@portal/shared/contract';
import { maskBankAccount, plainNumber } from '@portal/shared/format';
import { and, desc, eq } from 'drizzle-orm';
import {
  type ChangeRow,
  type ChangeRowValues,
  lockedChange,
  papersIn,
  typeOf,
} from '../../domain/company-change/change-rows';
import { type Difference, differencesOf } from '../../domain/company-change/change-values';
import { words, wordsOfPeople } from '../../domain/company-change/change-words';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { readPage } from '../../kernel/data/read-page';
import { fileRefs } from '../../kernel/files/stored-files';

type Change = CallReply<'changeList'>['rows'][number];

function changeOf(row: ChangeRow): Change {
  const fields = differencesOf(typeOf(row), row.before, row.values, words).map(({ label }) => label);
  return {
    changeNo: row.changeNo,
    requestNo: row.requestNo,
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
    body.requestNo === undefined ? undefined : contains(plainNumber(body.requestNo), changeRequest.requestNo),
    body.changeType === undefined ? undefined : eq(changeRequest.changeType, body.changeType),
    body.state === undefined ? undefined : eq(changeRequest.state, body.state),
    body.accountId === undefined ? undefined : eq(changeRequest.accountId, body.accountId),
  );
  const { total, rows } = await readPage(db, changeRequest, {
    where,
    orderBy: [desc(changeRequest.createdAt), desc(changeRequest.changeNo)],
    ...body,
  });
  return { total, rows: rows.map(changeOf) };
}

/**
 * Adds the names of files, because people know a file by its name. Only the tokens tell whether two files are the same.
 */
async function withFileNames(
  db: Queryable,
  { before, values }: ChangeRow,
  difference: Difference,
): Promise<Difference> {
  const { field } = difference;
  if (!holdsPaper(field)) return difference;
  const nameOf = async (side: ChangeRowValues) =>
    (await fileRefs(db, papersIn({ [field]: side[field] })))[0]?.fileName ?? '';
  return { ...difference, before: await nameOf(before), after: await nameOf(values) };
}

export async function changeView(
  context: CompanyContext,
  { body }: HandlerInput<'changeView'>,
): Promise<CallReply<'changeView'>> {
  const { db } = context;
  const row = await db.transaction((transaction) => lockedChange(context, transaction, body.changeNo));
  const { accountNo, ...values } = row.values;
  const differences = differencesOf(typeOf(row), row.before, row.values, await wordsOfPeople(db));
  return {
    ...changeOf(row),
    accountId: row.accountId,
    reason: row.reason,
    values: typeof accountNo === 'string' ? { ...values, accountNo: maskBankAccount(accountNo) } : values,
    differences: await Promise.all(differences.map((difference) => withFileNames(db, row, difference))),
    files: await fileRefs(db, [...papersIn(row.values), ...row.fileTokens]),
    opinion: row.opinion,
    timeline: row.timeline,
  };
}
