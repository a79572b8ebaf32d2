import type { CallReply } from '../../../contract/public';

/** A branch of a bank in forms: chosen from the list, or known from an account. */
export type Branch = Readonly<CallReply<'bankBranchList'>[number]>;

/** The options of a select: the branches found, and the chosen one even if the search does not show it. */
export function branchOptions(found: readonly Branch[], chosen: Branch | undefined) {
  const shown = chosen && !found.some(({ branchNo }) => branchNo === chosen.branchNo) ? [chosen, ...found] : found;
  return shown.map(({ branchNo, branchName }) => ({ value: branchNo, label: `${branchName}（${branchNo}）` }));
}
