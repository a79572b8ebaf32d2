import { type CaseKind, caseKinds } from '@portal/shared/contract/case-states';

export type TaskKind = CaseKind;

export const isTaskKind = (text: string): text is TaskKind => Object.hasOwn(caseKinds, text);

export const kindName = (kind: string): string => (isTaskKind(kind) ? caseKinds[kind] : kind);

export interface ReviewPolicy {
  /** A second person confirms what the first one decided. */
  readonly twoEyes: boolean;
  /** In working days. */
  readonly limitDays: number;
}

const usual = { twoEyes: false, limitDays: 2 } as const;
const grave = { ...usual, twoEyes: true } as const;

/** The facts about each kind of case, with the policy of tenants that have none of their own. */
export const kindFacts: Readonly<Record<TaskKind, ReviewPolicy>> = {
  transfer: { ...usual, limitDays: 1 },
  registration: { ...grave, limitDays: 3 },
  change: { ...usual },
  adminChange: { ...grave },
  product: { ...grave },
  face: { ...usual, limitDays: 1 },
  renewal: { ...usual },
  reapplication: { ...usual, limitDays: 3 },
  closing: { ...grave, limitDays: 3 },
  reopening: { ...usual, limitDays: 3 },
  mobile: { ...grave, limitDays: 1 },
  unfreeze: { ...usual, limitDays: 1 },
  signing: { ...usual, limitDays: 5 },
};
