import type { Queryable } from '@portal/database';
import { changeRequest, companyRequest } from '@portal/database/schema/platform';
import type { CallReply, ChangeType } from '@portal/shared/contract';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { papersIn } from '../../domain/company-change/change-rows';
import { fileRefs } from '../../kernel/files/stored-files';
import type { ActingContext } from './acting-person';

type Request = NonNullable<CallReply<'wayOutView'>['request']>;

export type Last = { readonly request: Request; readonly opinion: string; readonly changeNo?: string };

const shownState = (state: string) => (state === 'REVIEWING' ? 'SUBMITTED' : state) as Request['state'];

/** Finds the last change that is under review, or that was sent back and is of one of the types. */
async function lastChange(db: Queryable, compCode: string, types: readonly ChangeType[]): Promise<Last | null> {
  const [row] = await db
    .select()
    .from(changeRequest)
    .where(
      and(
        eq(changeRequest.compCode, compCode),
        inArray(changeRequest.changeType, ['COMPANY', 'LICENSE']),
        or(
          inArray(changeRequest.state, ['SUBMITTED', 'REVIEWING']),
          and(inArray(changeRequest.changeType, [...types]), inArray(changeRequest.state, ['APPROVED', 'RETURNED'])),
        ),
      ),
    )
    .orderBy(desc(changeRequest.submittedAt))
    .limit(1);
  // An approved one is the past: what ended after it needs another.
  if (!row || row.state === 'APPROVED') return null;
  const { changeNo, requestNo, reason, values, opinion } = row;
  const files = await fileRefs(db, papersIn(values));
  const times = {
    askedTime: (row.submittedAt ?? row.createdAt).toISOString(),
    finishedTime: row.state === 'RETURNED' ? (row.finishedAt?.toISOString() ?? null) : null,
  };
  return {
    changeNo,
    opinion: row.state === 'RETURNED' ? opinion : '',
    request: { requestNo, state: shownState(row.state), reason, values, files, ...times },
  };
}

type Kind = (typeof companyRequest.$inferSelect)['kind'];

/** Finds the last request of the company of this kind. */
export async function lastCompanyRequest(db: Queryable, compCode: string, kind: Kind): Promise<Last | null> {
  const [row] = await db
    .select()
    .from(companyRequest)
    .where(and(eq(companyRequest.compCode, compCode), eq(companyRequest.kind, kind)))
    .orderBy(desc(companyRequest.createdAt))
    .limit(1);
  if (!row || row.state === 'APPROVED') return null;
  const { requestNo, reason, state, opinion } = row;
  const files = await fileRefs(db, row.fileTokens);
  const times = { askedTime: row.createdAt.toISOString(), finishedTime: row.finishedAt?.toISOString() ?? null };
  return { opinion, request: { requestNo, state, reason, values: {}, files, ...times } };
}

/** Finds the last request of the person's way out. */
export async function lastRequest({ db, member, kind }: ActingContext): Promise<Last | null> {
  if (kind === 'reapplication') return null;
  if (kind === 'renewal') return lastChange(db, member.compCode, ['LICENSE']);
  if (kind === 'correction') return lastChange(db, member.compCode, ['COMPANY', 'LICENSE']);
  return lastCompanyRequest(db, member.compCode, kind);
}
