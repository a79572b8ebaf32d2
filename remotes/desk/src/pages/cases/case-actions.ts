import type { RowAction } from '@portal/shared/ui/data';
import type { CaseRow } from '../../live/case-news';

/** A row that is the person's own waits for them; one that nobody has is there to take. */
export function caseActions(row: CaseRow, staffId: string, open: (row: CaseRow) => void): RowAction[] {
  const { claimedBy, assignedTo, firstBy } = row;
  const holder = claimedBy ?? assignedTo;
  const onSelect = () => open(row);
  if (holder?.staffId === staffId)
    return [{ key: 'open', label: claimedBy ? '继续办理' : '办理', due: true, onSelect }];
  return holder === null && firstBy?.staffId !== staffId ? [{ key: 'claim', label: '领取', onSelect }] : [];
}
