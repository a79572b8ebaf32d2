import type { Membership } from '@portal/shared/session';
import { whyNotEnter } from '@portal/shared/session/rules';

export interface CompanyChoice {
  readonly membership: Membership;
  /** Why it cannot be chosen, null when it can. */
  readonly reason: string | null;
}

/** From here on a search field helps. */
export const searchFrom = 7;

const lastUse = ({ membership }: CompanyChoice): string => membership.lastLoginTime ?? '';

/** What can be chosen first, among it the last used first; the list's own order otherwise. */
export function companyChoices(memberships: readonly Membership[]): CompanyChoice[] {
  return memberships
    .map((membership) => ({ membership, reason: whyNotEnter(membership) }))
    .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || lastUse(b).localeCompare(lastUse(a)));
}

/** Those whose name or code holds the words. */
export function searchCompanies(choices: readonly CompanyChoice[], words: string): readonly CompanyChoice[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return choices;
  return choices.filter(({ membership: { compName, compCode } }) =>
    `${compName} ${compCode}`.toLowerCase().includes(wanted),
  );
}
