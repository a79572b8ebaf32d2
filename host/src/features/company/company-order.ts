import { sameCode } from '@portal/shared/codes';
import { plainNumber } from '@portal/shared/codes/business-number';
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

/** Companies that ask the person in, and whose answer is still open. */
export const openInvitations = (memberships: readonly Membership[]): readonly Membership[] =>
  memberships.filter(({ status }) => sameCode(status, '0'));

/** What can be chosen first, among it the last used first; the list's own order otherwise. */
export function companyChoices(memberships: readonly Membership[]): CompanyChoice[] {
  return memberships
    .filter(({ status }) => !sameCode(status, '0'))
    .map((membership) => ({ membership, reason: whyNotEnter(membership) }))
    .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || lastUse(b).localeCompare(lastUse(a)));
}

/** Those whose name or number holds the words. */
export function searchCompanies(choices: readonly CompanyChoice[], words: string): readonly CompanyChoice[] {
  const wanted = words.trim().toLowerCase();
  const number = plainNumber(words);
  if (wanted === '') return choices;
  return choices.filter(
    ({ membership: { compName, compNo = '' } }) =>
      compName.toLowerCase().includes(wanted) || (number !== '' && compNo.includes(number)),
  );
}
