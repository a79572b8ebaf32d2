import type { CallReply } from '@portal/shared/contract';
import type { CaseOutcome } from '@portal/shared/contract/case-states';
import type { CaseRow } from '../../live/case-news';

/** Everything about one case. */
export type Case = CallReply<'staffCaseShow'>;
export type CaseValue = Case['sections'][number]['items'][number];
export type CaseAct = Case['may'][number]['act'];
type CaseWant = Case['may'][number]['wants'];

export interface Decision {
  readonly outcome: CaseOutcome;
  readonly label: string;
  /** The decision comes with the bank's number of what was paid. */
  readonly wants?: CaseWant;
  readonly bankSerialNo?: string;
}

/** The findings by field, and what is said about the whole request. */
export interface Opinion {
  readonly reason: string;
  readonly reasons: Readonly<Record<string, string>>;
}

export const noOpinion: Opinion = { reason: '', reasons: {} };

export const mayDo = ({ may }: Case, act: CaseAct): boolean => may.some((one) => one.act === act);

/** The person writes findings: they decide first. */
export const decidesFirst = (one: Case): boolean =>
  (['approve', 'return', 'reject'] as const).some((act) => mayDo(one, act));

export const decides = (one: Case): boolean => decidesFirst(one) || mayDo(one, 'confirm');

/** A decision that the customer or the first reviewer has to understand needs words. */
export const needsWords = (outcome: CaseOutcome): boolean => outcome !== 'approve' && outcome !== 'confirm';

export const saysNothing = ({ reason, reasons }: Opinion): boolean =>
  reason.trim() === '' && Object.keys(reasons).length === 0;

const standing = ({ claimedBy, assignedTo, firstBy, urgent, doneAt }: CaseRow) =>
  JSON.stringify([claimedBy?.staffId, assignedTo?.staffId, firstBy?.staffId, urgent, doneAt]);

/** The news changes nothing about the case on screen: for example a claim was kept, or a draft. */
export const isKnown = (heard: CaseRow, shown: CaseRow): boolean => standing(heard) === standing(shown);

/** The fields that a finding can name, each where it first stands: a change repeats the company's fields below. */
export function firstPlaces({ sections }: Case): ReadonlySet<CaseValue> {
  const seen = new Set<string>();
  const items = sections.flatMap((section) => section.items);
  return new Set(
    items.filter(({ field }) => {
      if (field === '' || seen.has(field)) return false;
      seen.add(field);
      return true;
    }),
  );
}

/** The papers of a case, each once. */
export function papersOf({ sections }: Case): readonly CasePaper[] {
  const byToken = new Map<string, CasePaper>();
  for (const { label, file } of sections.flatMap((section) => section.items))
    if (file && !byToken.has(file.fileToken)) byToken.set(file.fileToken, { ...file, label });
  return [...byToken.values()];
}

export interface CasePaper extends NonNullable<CaseValue['file']> {
  readonly label: string;
}
