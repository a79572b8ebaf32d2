import type { Queryable } from '@portal/database';
import { caseEvent, reviewTask } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, desc, eq, ne, or } from 'drizzle-orm';
import type { CaseRules, Choice } from '../../domain/case/case-rules';
import { policyFor } from '../../domain/case/review-policy';
import { isTaskKind, kindName } from '../../domain/case/task-kinds';
import { auditAct } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { mayDo } from './case-acts';
import { caseInScope, type NamedCase, peopleIn, type StaffNames, shownRow, staffNames } from './case-rows';
import { sectionsOf } from './sections/sections';
import { showSections } from './show-sections';

type CaseReply = CallReply<'staffCaseShow'>;

const maxEarlier = 30;

/** The cases before this one, of the company or of the person whom it is about. */
async function earlierCases(db: Queryable, task: NamedCase): Promise<CaseReply['earlier']> {
  const same = or(
    eq(reviewTask.compCode, task.compCode),
    task.userCode === null ? undefined : eq(reviewTask.userCode, task.userCode),
  );
  const rows = await db
    .select()
    .from(reviewTask)
    .where(and(same, ne(reviewTask.taskId, task.taskId), eq(reviewTask.tenant, task.tenant)))
    .orderBy(desc(reviewTask.createdAt), desc(reviewTask.taskId))
    .limit(maxEarlier);
  return rows.map((row) => ({
    taskId: row.taskId,
    kindName: kindName(row.kind),
    summary: row.summary,
    about: row.compCode === task.compCode ? 'company' : 'person',
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    outcome: row.outcome,
    reason: row.reason,
  }));
}

const textIn = (detail: Readonly<Record<string, unknown>>, name: string): string => {
  const value = detail[name];
  return typeof value === 'string' ? value : '';
};

type Event = typeof caseEvent.$inferSelect;

function timelineOf(task: NamedCase, events: readonly Event[], names: StaffNames): CaseReply['timeline'] {
  const opened = { at: task.createdAt.toISOString(), event: 'opened', who: '', to: '', outcome: '', note: '' };
  return [
    opened,
    ...events.map(({ at, event, staffId, note, detail }) => ({
      at: at.toISOString(),
      event,
      who: names.name(staffId),
      to: names.name(textIn(detail, 'to') || null),
      outcome: textIn(detail, 'outcome'),
      note,
    })),
  ];
}

/** A kind that a later release opened can be looked at here, but not decided. */
function choicesFor(rules: CaseRules, { kind, compStatus }: NamedCase): readonly Choice[] {
  try {
    return rules.of(kind).choices(compStatus);
  } catch {
    return [];
  }
}

export async function caseShow(context: StaffContext, { body }: HandlerInput<'staffCaseShow'>): Promise<CaseReply> {
  const { db, staff, now } = context;
  const task = await caseInScope(context, 'read', body.taskId);
  const { taskId, tenant, compCode, draft } = task;
  const [events, policy, sections, earlier] = await Promise.all([
    db.select().from(caseEvent).where(eq(caseEvent.taskId, taskId)).orderBy(asc(caseEvent.eventId)),
    isTaskKind(task.kind) ? policyFor(db, tenant, task.kind) : null,
    sectionsOf(db, task, now).then((made) => showSections(db, compCode, made)),
    earlierCases(db, task),
  ]);
  const policyTwo = policy?.twoEyes ?? false;
  const named = events.flatMap(({ staffId, detail }) => [staffId, textIn(detail, 'to')]);
  const names = await staffNames(db, [...peopleIn([task]), ...named]);
  await auditAct(db, context, { action: 'case.show', object: taskId, tenant, compCode });
  const author = names.person(task.firstBy);
  const drafter = draft && names.person(draft.by);
  return {
    ...shownRow(task, names, now),
    compNo: task.compNo,
    compStatus: task.compStatus,
    sections,
    earlier,
    timeline: timelineOf(task, events, names),
    first:
      author && task.firstAt
        ? {
            by: author,
            at: task.firstAt.toISOString(),
            outcome: task.firstOutcome ?? '',
            reason: task.firstReason,
            reasons: task.firstReasons,
          }
        : null,
    draft: drafter
      ? { by: drafter, own: drafter.staffId === staff.staffId, reason: draft.reason, reasons: { ...draft.reasons } }
      : null,
    twoEyes: policyTwo || task.secondAsked,
    reason: task.reason,
    reasons: task.reasons,
    decidedBy: names.person(task.decidedBy),
    may: mayDo({ staff, task, choices: choicesFor(context.caseRules, task), policyTwo, now }),
  };
}
