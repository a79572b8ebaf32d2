import type { Queryable } from '@portal/database';
import type { reviewTask } from '@portal/database/schema/platform';
import { conflict } from '../../kernel/http/http-error';
import type { Services } from '../../kernel/services';
import type { Decision } from './decision';
import type { Findings } from './findings';
import type { TaskKind } from './task-kinds';

export type Case = typeof reviewTask.$inferSelect;
export type Deciding = Pick<Services, 'db' | 'passwords' | 'messenger' | 'config' | 'caseRules'>;

export interface Choice {
  readonly outcome: Decision['outcome'];
  readonly label: string;
  /** The fact without which nobody takes this decision. */
  readonly wants?: 'bankSerialNo';
}

interface Applied {
  readonly deciding: Deciding;
  /** The transaction in which the case is closed. */
  readonly db: Queryable;
  readonly task: Case;
  readonly decision: Decision;
  readonly now: Date;
}

/** Everything about deciding a kind of case. A feature declares it for its own kinds. */
export interface CaseRule {
  /** Carries out a decision. May answer a function that tells people after the transaction is committed. */
  readonly apply: (applied: Applied) => Promise<(() => void) | null>;
  /** The possible decisions about a company in this status. */
  readonly choices: (compStatus: string) => readonly Choice[];
  /** The fields in which a reviewer can find something, with sentences to choose from. */
  readonly findings: Findings;
}

export type CaseRulesByKind = { readonly [Kind in TaskKind]?: CaseRule };

/** Puts findings into the opinion, for requests that keep no findings by field. */
export const inWords = (decision: Decision): Decision => {
  const { reason, reasons } = decision;
  const unsaid = Object.values(reasons).filter((text) => !reason.includes(text));
  return { ...decision, reason: [reason, ...unsaid].filter(Boolean).join('；') };
};

export const approve = { outcome: 'approve', label: '通过' } as const;
export const sendBack = { outcome: 'return', label: '退回' } as const;
export const reject = { outcome: 'reject', label: '拒绝' } as const;

type Decide = (db: Queryable, subject: string, decision: Decision, now: Date) => Promise<unknown>;

/** A kind whose decision tells nobody outside of the transaction, and whose choices are always the same. */
export const caseRule = (decide: Decide, choices: readonly Choice[], findings: Findings = {}): CaseRule => ({
  apply: ({ db, task, decision, now }) => decide(db, task.subject, decision, now).then(() => null),
  choices: () => choices,
  findings,
});

/** The same for a kind that keeps no findings by field. */
export const caseRuleInWords: typeof caseRule = (decide, ...rest) =>
  caseRule((db, subject, decision, now) => decide(db, subject, inWords(decision), now), ...rest);

/** The rules of all features. */
export class CaseRules {
  readonly #rules: ReadonlyMap<string, CaseRule>;

  constructor(rules: ReadonlyMap<string, CaseRule>) {
    this.#rules = rules;
  }

  /** A later release may have opened a case of a kind that this one cannot decide. */
  of(kind: string): CaseRule {
    const rule = this.#rules.get(kind);
    if (!rule) throw conflict('该类事项暂不能在此处理');
    return rule;
  }
}

declare module '../../kernel/services' {
  interface Services {
    readonly caseRules: CaseRules;
  }
}
