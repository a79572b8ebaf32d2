import type { CaseRow } from '../../live/case-news';

/** The people whose case it is now. */
export function holderText({ claimedBy, assignedTo, firstBy }: CaseRow, staffId: string): string {
  const name = (person: NonNullable<CaseRow['claimedBy']>) => (person.staffId === staffId ? '我' : person.displayName);
  if (claimedBy) return `${name(claimedBy)}处理中`;
  if (assignedTo) return `已分派给${name(assignedTo)}`;
  return firstBy ? `${name(firstBy)}已初审，待复审` : '待领取';
}
