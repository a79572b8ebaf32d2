import type { Queryable } from '@portal/database';
import { adminChange, employee, user } from '@portal/database/schema/platform';
import { and, eq, sql } from 'drizzle-orm';
import type { Decision } from '../../domain/case/decision';
import { stepAt } from '../../domain/case/timeline-step';
import { changeState } from '../../domain/company-change/change-state';
import { makeRoot, waitingTitle } from '../../domain/employee/hand-over';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { conflict } from '../../kernel/http/http-error';
import { nameInMessage } from '../../kernel/outbox/name-in-message';
import { companyOf } from '../../kernel/tenant/company-of';
import type { Adding } from '../employees/add-employee';
import { hasAccepted } from '../employees/employee-rules';
import { inviteAgain, inviteEmployee } from '../employees/invite-employee';
import { makeFirstPassword } from '../employees/invited-account';
import { adminNotices } from './notices';

const waiting = '新管理员登录并接受邀请后生效，在此之前原管理员不变。';

type Row = typeof adminChange.$inferSelect;

/** The function that tells people afterwards, and whether the company already has its new root manager. */
interface Handed {
  readonly tell: (() => void) | null;
  readonly done: boolean;
}

/**
 * Makes a person of the company the root manager at once. Another person is asked first, and the old root manager stays
 * until they accept: nobody gets a company against their will.
 */
async function handOver(adding: Adding, db: Queryable, row: Row): Promise<Handed> {
  const { compCode, newMobile, newName } = row;
  const inviter = { invitedBy: row.applicantCode, becomesRoot: true };
  const { compName } = await companyOf(db, compCode);
  const [known] = await db
    .select({ place: employee, person: user })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.compCode, compCode), eq(sql`coalesce(${employee.mobile}, ${user.mobile})`, newMobile)));
  if (known && hasAccepted(known.place.status)) {
    await makeRoot(db, known.place);
    return { tell: null, done: true };
  }
  const first = await makeFirstPassword(adding, { mobile: newMobile, person: newName, companies: [compName] });
  if (known) return { tell: await inviteAgain(adding, db, known, compName, inviter, first), done: false };
  const place = { compCode, compName, employeeRoles: ['E101'], productCodes: [] };
  const person = { userName: newName, mobile: newMobile };
  const { tell } = await inviteEmployee(adding, db, place, person, inviter, first);
  return { tell, done: false };
}

/**
 * Carries out the decision of the platform's reviewer. Answers a function that tells people after the transaction is
 * committed.
 */
export async function decideAdminChange(
  adding: Adding,
  db: Queryable,
  changeNo: string,
  { outcome, reason }: Decision,
): Promise<(() => void) | null> {
  const { now } = adding;
  const [row] = await db.select().from(adminChange).where(eq(adminChange.changeNo, changeNo)).for('update');
  const good = outcome === 'approve';
  const state = row && changeState.next(row.state, good ? 'approved' : 'returned');
  if (!row || state === undefined) throw conflict('该申请当前状态不能审核');
  const step = good ? stepAt(now, '审核通过', 'done', reason) : stepAt(now, '审核退回', 'failed', reason);
  const handed = good ? await handOver(adding, db, row) : null;
  const steps = [...row.timeline, step];
  if (handed && !handed.done) steps.push(stepAt(now, waitingTitle, 'doing', waiting));
  await db
    .update(adminChange)
    .set({ state, opinion: reason, timeline: steps })
    .where(eq(adminChange.changeNo, changeNo));
  const { compCode, applicantCode, newName } = row;
  const result =
    handed === null ? adminNotices.changeReturned : handed.done ? adminNotices.changed : adminNotices.awaited;
  const said = { person: nameInMessage(newName), reason };
  await notifyCompany(db, result, { compCode, userCodes: [applicantCode] }, said, now);
  return handed?.tell ?? null;
}
