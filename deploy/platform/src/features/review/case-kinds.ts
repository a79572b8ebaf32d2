import type { Queryable } from '@portal/database';
import type { reviewTask } from '@portal/database/schema/platform';
import { conflict } from '../../core/http/refusal';
import type { Decision } from '../../core/review/decision';
import type { TaskKind } from '../../core/review/task-kinds';
import type { Services } from '../../core/services';
import { decideAdminChange } from '../admin-change/decide-admin-change';
import { decideTransfer } from '../bank-accounts/transfers';
import { decideChange } from '../company-change/decide-change';
import { decideApplication } from '../products/review';
import { decideFace } from '../real-name/face-result';
import { decideRegistration } from '../registration/approval';
import { decideSigning } from '../signing/end-signing';
import { decideMobile } from '../staff-people/decide-mobile';
import { decideClosing, decideReopening, decideUnfreeze } from '../ways-out/decide-requests';
import { accountFindings, adminFindings, changeFindings, type Findings, registrationFindings } from './findings';

export type Case = typeof reviewTask.$inferSelect;
export type Deciding = Pick<Services, 'db' | 'passwords' | 'messenger' | 'config'>;

export interface Choice {
  readonly outcome: Decision['outcome'];
  readonly label: string;
}

interface Applied {
  readonly deciding: Deciding;
  /** The transaction in which the case is closed. */
  readonly db: Queryable;
  readonly task: Case;
  readonly decision: Decision;
  readonly now: Date;
}

interface KindRule {
  /** Carries out a decision. May answer a function that tells people after the transaction is committed. */
  readonly apply: (applied: Applied) => Promise<(() => void) | null>;
  /** The possible decisions about a company in this status. */
  readonly choices: (compStatus: string) => readonly Choice[];
  /** The fields in which a reviewer can find something, with sentences to choose from. */
  readonly findings: Findings;
}

/** Puts findings into the opinion, for requests that keep no findings by field. */
const inWords = (decision: Decision): Decision => {
  const { reason, reasons } = decision;
  const unsaid = Object.values(reasons).filter((text) => !reason.includes(text));
  return { ...decision, reason: [reason, ...unsaid].filter(Boolean).join('；') };
};

/** For a decision after which nobody is told outside of the transaction. */
const silently = (done: Promise<unknown>) => done.then(() => null);

const approve = { outcome: 'approve', label: '通过' } as const;
const sendBack = { outcome: 'return', label: '退回' } as const;
const reject = { outcome: 'reject', label: '拒绝' } as const;

/** Everything about deciding each kind of case. A new kind is one more row. */
const kinds: Readonly<Partial<Record<TaskKind, KindRule>>> = {
  transfer: {
    apply: ({ db, task, decision, now }) => silently(decideTransfer(db, task.subject, inWords(decision), now)),
    choices: () => [
      { outcome: 'approve', label: '打款成功' },
      { outcome: 'reject', label: '打款失败' },
    ],
    findings: accountFindings,
  },
  face: {
    apply: ({ db, task, decision, now }) => silently(decideFace(db, task.subject, inWords(decision), now)),
    choices: () => [approve, reject],
    findings: {},
  },
  registration: {
    apply: ({ db, task, decision, now }) => silently(decideRegistration(db, task.subject, decision, now)),
    // A company that was certified before cannot be rejected in a second review.
    choices: (compStatus) => (compStatus === '50' ? [approve, sendBack] : [approve, sendBack, reject]),
    findings: registrationFindings,
  },
  change: {
    apply: ({ db, task, decision, now }) => silently(decideChange(db, task.subject, inWords(decision), now)),
    choices: () => [approve, sendBack],
    findings: changeFindings,
  },
  adminChange: {
    apply: ({ deciding, db, task, decision, now }) =>
      decideAdminChange({ ...deciding, origin: { tenant: task.tenant }, now }, db, task.subject, inWords(decision)),
    choices: () => [approve, sendBack],
    findings: adminFindings,
  },
  product: {
    apply: ({ db, task, decision, now }) => silently(decideApplication(db, task.subject, inWords(decision), now)),
    choices: () => [approve, reject],
    findings: {},
  },
  renewal: {
    apply: ({ db, task, decision, now }) => silently(decideChange(db, task.subject, inWords(decision), now)),
    choices: () => [approve, sendBack],
    findings: changeFindings,
  },
  reapplication: {
    apply: ({ db, task, decision, now }) => silently(decideRegistration(db, task.subject, decision, now)),
    choices: () => [approve, sendBack, reject],
    findings: registrationFindings,
  },
  closing: {
    apply: ({ db, task, decision, now }) => silently(decideClosing(db, task.subject, decision, now)),
    choices: () => [approve, reject],
    findings: {},
  },
  reopening: {
    apply: ({ db, task, decision, now }) => silently(decideReopening(db, task.subject, decision, now)),
    choices: () => [approve, reject],
    findings: {},
  },
  unfreeze: {
    apply: ({ db, task, decision, now }) => silently(decideUnfreeze(db, task.subject, decision, now)),
    choices: () => [approve, reject],
    findings: {},
  },
  signing: {
    apply: ({ db, task, decision, now }) => silently(decideSigning(db, task.subject, decision, now)),
    choices: () => [
      { outcome: 'approve', label: '已收到盖章件' },
      { outcome: 'return', label: '退回重签' },
    ],
    findings: {},
  },
  mobile: {
    apply: ({ db, task, decision, now }) => silently(decideMobile(db, task.subject, decision, now)),
    choices: () => [approve, reject],
    findings: {},
  },
};

/** A later release may have opened a case of a kind that this one cannot decide. */
export function kindRule(kind: string): KindRule {
  const rule = Object.hasOwn(kinds, kind) ? kinds[kind as TaskKind] : undefined;
  if (!rule) throw conflict('该类事项暂不能在此处理');
  return rule;
}
