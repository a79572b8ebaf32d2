import type { Queryable } from '@portal/database';
import { companyRequest } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { addTask, closeTask } from '../../domain/case/review-tasks';
import { kindName } from '../../domain/case/task-kinds';
import type { CompanyContext } from '../../kernel/calls/context';
import { newCode } from '../../kernel/data/new-code';
import { nextNumber } from '../../kernel/data/next-number';
import { one } from '../../kernel/data/one';
import { takeTurn } from '../../kernel/data/take-turn';
import { takeFiles } from '../../kernel/files/stored-files';
import { conflict } from '../../kernel/http/http-error';

type Row = typeof companyRequest.$inferSelect;
export type RequestKind = Row['kind'];

interface NewRequest {
  readonly kind: RequestKind;
  readonly reason: string;
  readonly fileTokens: readonly string[];
}

const openOf = (compCode: string) => and(eq(companyRequest.compCode, compCode), eq(companyRequest.state, 'SUBMITTED'));

/** Puts a request before the platform's reviewer, inside the caller's transaction. A company has one at a time. */
export async function askPlatform(context: CompanyContext, db: Queryable, asked: NewRequest): Promise<Row> {
  const { member, session, now } = context;
  const { compCode, compName } = member;
  const { kind, reason } = asked;
  await takeTurn(db, `request:${compCode}`);
  const open = await db.select({ requestId: companyRequest.requestId }).from(companyRequest).where(openOf(compCode));
  if (open.length > 0) throw conflict('申请正在审核，请等待审核完成');
  await takeFiles(context, db, asked.fileTokens, 'company.read');
  const requestId = newCode('Q');
  const made = {
    ...{ requestId, compCode, kind, reason, state: 'SUBMITTED' as const },
    requestNo: nextNumber('request', now),
    fileTokens: [...asked.fileTokens],
    applicant: session.userName,
    createdAt: now,
  };
  const row = one(await db.insert(companyRequest).values(made).returning());
  const summary = `${compName} ${kindName(kind)}`;
  await addTask(db, { kind, subject: requestId, compCode, summary }, now);
  return row;
}

/**
 * Takes the company's open request back, if there is one. The task is closed first, as a decision does: so neither waits
 * for the other.
 */
export async function withdrawRequest(db: Queryable, compCode: string, kind: RequestKind, now: Date): Promise<void> {
  const [open] = await db
    .select()
    .from(companyRequest)
    .where(and(openOf(compCode), eq(companyRequest.kind, kind)));
  if (!open) return;
  await closeTask(db, kind, open.requestId, now);
  await finishRequest(db, open.requestId, { state: 'WITHDRAWN', opinion: '' }, now);
}

/** Returns an open request its end. If two end it at once, one wins. */
export async function finishRequest(
  db: Queryable,
  requestId: string,
  end: Pick<Row, 'state' | 'opinion'>,
  now: Date,
): Promise<Row> {
  const [row] = await db
    .update(companyRequest)
    .set({ ...end, finishedAt: now })
    .where(and(eq(companyRequest.requestId, requestId), eq(companyRequest.state, 'SUBMITTED')))
    .returning();
  if (!row) throw conflict('该申请已撤销或已审核');
  return row;
}
