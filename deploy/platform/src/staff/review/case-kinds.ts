import type { Queryable } from '@portal/database';
import type { reviewTask } from '@portal/database/schema/platform';
import { decideAdminChange } from '../../customers/admin-change/decide-admin-change';
import { decideChange } from '../../customers/company-change/decide-change';
import { decideApplication } from '../../customers/products/review';
import { decideFace } from '../../customers/real-name/face-result';
import { decideRegistration } from '../../customers/registration/approval';
import { decideClosing, decideReopening, decideUnfreeze } from '../../customers/ways-out/decide-requests';
import { decideSigning } from '../../domain/agreement/end-signing';
import { decideTransfer } from '../../domain/bank-account/transfers';
import type { Decision } from '../../domain/case/decision';
import type { TaskKind } from '../../domain/case/task-kinds';
import { conflict } from '../../kernel/http/refusal';
import type { Services } from '../../kernel/services';
import { decideMobile } from '../people/decide-mobile';
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

const approve = { outcome: 'approve', label: '通过' } as const;
const sendBack = { outcome: 'return', label: '退回' } as const;
const reject = { outcome: 'reject', label: '拒绝' } as const;

type Decide = (db: Queryable, subject: string, decision: Decision, now: Date) => Promise<unknown>;

/** A kind whose decision tells nobody outside of the transaction, and whose choices are always the same. */
const rule = (decide: Decide, choices: readonly Choice[], findings: Findings = {}): KindRule => ({
  apply: ({ db, task, decision, now }) => decide(db, task.subject, decision, now).then(() => null),
  choices: () => choices,
  findings,
});

/** The same for a kind that keeps no findings by field. */
const ruleInWords: typeof rule = (decide, ...rest) =>
  rule((db, subject, decision, now) => decide(db, subject, inWords(decision), now), ...rest);

/** Everything about deciding each kind of case. A new kind is one more row. */
const kinds: Readonly<Partial<Record<TaskKind, KindRule>>> = {
  transfer: ruleInWords(
    decideTransfer,
    [
      { outcome: 'approve', label: '打款成功' },
      { outcome: 'reject', label: '打款失败' },
    ],
    accountFindings,
  ),
  face: ruleInWords(decideFace, [approve, reject]),
  registration: {
    ...rule(decideRegistration, [], registrationFindings),
    // A company that was certified before cannot be rejected in a second review.
    choices: (compStatus) => (compStatus === '50' ? [approve, sendBack] : [approve, sendBack, reject]),
  },
  change: ruleInWords(decideChange, [approve, sendBack], changeFindings),
  adminChange: {
    apply: ({ deciding, db, task, decision, now }) =>
      decideAdminChange({ ...deciding, origin: { tenant: task.tenant }, now }, db, task.subject, inWords(decision)),
    choices: () => [approve, sendBack],
    findings: adminFindings,
  },
  product: ruleInWords(decideApplication, [approve, reject]),
  renewal: ruleInWords(decideChange, [approve, sendBack], changeFindings),
  reapplication: rule(decideRegistration, [approve, sendBack, reject], registrationFindings),
  closing: rule(decideClosing, [approve, reject]),
  reopening: rule(decideReopening, [approve, reject]),
  unfreeze: rule(decideUnfreeze, [approve, reject]),
  signing: rule(decideSigning, [
    { outcome: 'approve', label: '已收到盖章件' },
    { outcome: 'return', label: '退回重签' },
  ]),
  mobile: rule(decideMobile, [approve, reject]),
};

/** A later release may have opened a case of a kind that this one cannot decide. */
export function kindRule(kind: string): KindRule {
  const rule = Object.hasOwn(kinds, kind) ? kinds[kind as TaskKind] : undefined;
  if (!rule) throw conflict('该类事项暂不能在此处理');
  return rule;
}
