import { sameCode } from '@portal/shared/codes';
import { plainNumber } from '@portal/shared/format';
import type { Membership } from '@portal/shared/session';
import { whyNotEnter } from '@portal/shared/session/rules';

export interface CompanyChoice {
  readonly membership: Membership;
  /** The reason why it cannot be chosen; null when it can. */
  readonly reason: string | null;
}

/** With this many companies a search field helps. */
export const searchFrom = 7;

const lastUse = ({ membership }: CompanyChoice): string => membership.lastLoginTime ?? '';

/** Companies that invite the person and still wait for the answer. */
export const openInvitations = (memberships: readonly Membership[]): readonly Membership[] =>
  memberships.filter(({ status }) => sameCode(status, '0'));

/**
 * The companies that can be chosen come first, the last used one at their head; otherwise the list's own order stays.
 */
export function companyChoices(memberships: readonly Membership[]): CompanyChoice[] {
  return memberships
    .filter(({ status }) => !sameCode(status, '0'))
    .map((membership) => ({ membership, reason: whyNotEnter(membership) }))
    .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null) || lastUse(b).localeCompare(lastUse(a)));
}

/** The companies whose name or number contains the words. */
export function searchCompanies(choices: readonly CompanyChoice[], words: string): readonly CompanyChoice[] {
  const wanted = words.trim().toLowerCase();
  const number = plainNumber(words);
  if (wanted === '') return choices;
  return choices.filter(
    ({ membership: { compName, compNo = '' } }) =>
      compName.toLowerCase().includes(wanted) || (number !== '' && compNo.includes(number)),
  );
}
