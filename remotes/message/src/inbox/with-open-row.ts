import type { MessageRow } from './message-columns';

/**
 * The rows of a list, with the message that is being read at its old place: by being read it leaves the list of unread
 * ones, but not before the reader does.
 */
export function withOpenRow(
  rows: readonly MessageRow[],
  before: readonly MessageRow[],
  openId: string | null,
): readonly MessageRow[] {
  const place = before.findIndex(({ id }) => id === openId);
  const open = before[place];
  if (!open || rows.some(({ id }) => id === openId)) return rows;
  return rows.toSpliced(place, 0, { ...open, readTime: open.readTime ?? open.sendTime });
}
