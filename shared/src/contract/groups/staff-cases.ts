import { z } from 'zod';
import { newBankSerialNo } from '../../validators/public';
import { caseKinds, caseOutcomes, caseStates } from '../case-states';
import { defineStaffGroup, read, write } from '../define-calls';
import {
  checkedText,
  compCode,
  fileToken,
  flag,
  keyOf,
  optionalText,
  optionalTime,
  sortBy,
  text,
  time,
} from '../fields';
import { scannedFile } from '../scanned-file';
import { inTenant, next, partOf, staffId } from '../staff-parts';

const taskId = z
  .string()
  .regex(/^T[\w-]{1,60}$/, '事项标识不正确')
  .meta({ examples: ['T5f0c7d0e6a434b7e9d512a7f'] });
const kind = keyOf(caseKinds);

/** The name of a field, such as `legalPerson.idNo`. */
const field = z.string().regex(/^[\w.]{1,64}$/, '字段名称不正确');
/** The findings by field. */
const reasons = z.record(field, z.string().trim().min(1).max(200)).default({});
const reason = z.string().trim().max(500).default('');

const person = z.object({ staffId: z.string(), displayName: z.string() });

/** A case in a list. */
export const caseRow = z.object({
  taskId: z.string(),
  /** A kind of `caseKinds`, or one that a later release added. */
  kind: z.string(),
  kindName: z.string(),
  tenant: z.string(),
  compCode: z.string(),
  compName: z.string(),
  /** The number by which the customer knows the request, or else the company's. */
  requestNo: z.string(),
  summary: z.string(),
  urgent: z.boolean(),
  createdAt: time,
  dueAt: time,
  overdue: z.boolean(),
  /** The person whose claim lasts. */
  claimedBy: person.nullable(),
  assignedTo: person.nullable(),
  /** The author of the first decision, as long as it waits for the second pair of eyes. */
  firstBy: person.nullable(),
  outcome: z.string().nullable(),
  doneAt: optionalTime,
});

const value = z.object({
  /** The name by which findings and `staff/case/reveal` mean it; empty: nobody can find a fault in it. */
  field: z.string(),
  label: z.string(),
  /** As people read it; identity, account and phone numbers are masked. */
  value: z.string(),
  /** The value that holds until a change is approved; null: nothing changes. */
  before: z.string().nullable(),
  /** The whole value can be asked for. */
  masked: z.boolean(),
  file: scannedFile.extend({ contentType: z.string() }).nullable(),
  /** The values of providers: `ocr` read it from the paper, `registry` found it in a register. */
  read: z.array(z.object({ port: z.string(), value: z.string(), at: time, differs: z.boolean() })),
});

const shown = caseRow.extend({
  compNo: z.string(),
  compStatus: z.string(),
  sections: z.array(z.object({ section: z.string(), items: z.array(value) })),
  /** The cases before this one, of the same company or the same person, newest first. */
  earlier: z.array(
    z.object({
      taskId: z.string(),
      kindName: z.string(),
      summary: z.string(),
      about: z.enum(['company', 'person']),
      createdAt: time,
      doneAt: optionalTime,
      outcome: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  timeline: z.array(
    z.object({ at: time, event: z.string(), who: z.string(), to: z.string(), outcome: z.string(), note: z.string() }),
  ),
  /** The first decision that waits for the second pair of eyes. */
  first: z
    .object({
      by: person,
      at: time,
      outcome: z.string(),
      reason: z.string(),
      reasons: z.record(z.string(), z.string()),
    })
    .nullable(),
  draft: z
    .object({ by: person, own: z.boolean(), reason: z.string(), reasons: z.record(z.string(), z.string()) })
    .nullable(),
  /** The case needs a second pair of eyes, by the tenant's policy or because the reviewer wishes it. */
  twoEyes: z.boolean(),
  reason: z.string(),
  reasons: z.record(z.string(), z.string()),
  decidedBy: person.nullable(),
  /** The acts that this person may do now. Deciding stands here only while they hold the case. */
  may: z.array(
    z.object({
      act: z.enum([
        'claim',
        'release',
        'assign',
        'prioritise',
        'askSecond',
        'file',
        'reveal',
        ...(Object.keys(caseOutcomes) as (keyof typeof caseOutcomes)[]),
      ]),
      label: z.string(),
      /** The decision is about money that a person has paid, and comes with the bank's number of it. */
      wants: z.literal('bankSerialNo').optional(),
    }),
  ),
});

const about = { taskId };

export const staffCaseGroup = defineStaffGroup('staff-case', {
  /** The queue: urgent ones first, then by their limit; those that are done by their end, newest first. */
  staffCaseList: read({
    path: 'staff/case/list',
    body: {
      state: keyOf(caseStates).default('open'),
      kind: kind.optional(),
      tenant: inTenant,
      compCode: compCode.optional(),
      claimedBy: staffId.optional(),
      /** Company by a part of its name, or by its whole number or code; a request by its number. */
      keyword: optionalText(60),
      /** Another order: by the request's time or limit, or those that are done by their end. */
      sort: sortBy(['createdAt', 'dueAt', 'doneAt']),
      ...partOf,
      /** False: without the numbers by kind, which further pages need not count again. */
      counts: z.boolean().default(true),
    },
    reply: {
      rows: z.array(caseRow),
      next,
      /** The number by kind, with the other filters. */
      counts: z.record(z.string(), z.number()),
    },
  }),
  /** Reading a case with its papers' names is noted in the audit. */
  staffCaseShow: read({ path: 'staff/case/show', body: about, reply: shown }),
  /**
   * Each change of the queue as it happens. A page reads the answer's stream, because it has to send `x-csrf`. The
   * page sends it by itself, but the stream keeps no session alive.
   */
  staffCaseEvents: read({ path: 'staff/case/events', reply: 'events' }),
  /** Takes the first case of the queue that this person may decide; null: there is none. */
  staffCaseClaimNext: write({
    path: 'staff/case/claimNext',
    body: { kind: kind.optional(), tenant: inTenant },
    reply: { taskId: z.string().nullable() },
  }),
  staffCaseClaim: write({ path: 'staff/case/claim', body: about }),
  staffCaseRelease: write({ path: 'staff/case/release', body: about }),
  /** Keeps a claim, which otherwise ends after some idle minutes. */
  staffCaseTouch: write({ path: 'staff/case/touch', body: about, reply: { held: z.boolean() } }),
  /** Reserves cases for a reviewer, or with null for nobody. A reviewer hands over only what they hold. */
  staffCaseAssign: write({
    path: 'staff/case/assign',
    body: { taskIds: z.array(taskId).min(1).max(200), staffId: staffId.nullable(), note: reason },
    reply: { assigned: z.array(z.string()) },
  }),
  /** The people who can get cases: reviewers of the tenants in which this person may hand cases over. */
  staffCaseReviewers: read({ path: 'staff/case/reviewers', reply: z.array(person) }),
  staffCasePriority: write({
    path: 'staff/case/priority',
    body: { taskIds: z.array(taskId).min(1).max(200), urgent: flag },
    reply: { changed: z.array(z.string()) },
  }),
  /** Keeps unfinished findings with the case. */
  staffCaseDraft: write({ path: 'staff/case/draft', body: { taskId, reason, reasons }, maxBytes: 65_536 }),
  /** `confirm` and `sendBack` are of the second pair of eyes; the others decide first. */
  staffCaseDecide: write({
    path: 'staff/case/decide',
    body: {
      taskId,
      outcome: keyOf(caseOutcomes),
      reason,
      reasons,
      /** For a decision that wants it. */
      bankSerialNo: checkedText(newBankSerialNo, '20261129104512000318').optional(),
    },
    maxBytes: 65_536,
    /** True: the decision waits for the second pair of eyes. */
    reply: { waits: z.boolean() },
  }),
  /** The reviewer wants a second pair of eyes although the policy does not ask for it, or no longer wants it. */
  staffCaseAskSecond: write({ path: 'staff/case/askSecond', body: { taskId, wanted: flag } }),
  /** Sentences to choose from, by field. */
  staffCaseReasons: read({
    path: 'staff/case/reasons',
    body: { kind },
    reply: {
      fields: z.array(z.object({ field: z.string(), label: z.string(), texts: z.array(z.string()) })),
      /** For the whole request, by outcome. */
      general: z.record(z.string(), z.array(z.string())),
    },
  }),
  /** One file of the case. Each look is a row of the audit. */
  staffCaseFile: read({ path: 'staff/case/file', body: { taskId, fileToken }, reply: 'file' }),
  /** One masked value in clear. The audit keeps who asked for which, but not the value. */
  staffCaseReveal: read({ path: 'staff/case/reveal', body: { taskId, field: text(64) }, reply: { value: z.string() } }),
});

/** The events of the desk's stream: one case has changed, or so much that the list has to be read again. */
export const caseStreamEvents = { case: caseRow, queue: z.object({}) };
