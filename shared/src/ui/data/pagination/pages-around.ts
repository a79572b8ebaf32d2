/**
 * The entries between the arrows: page numbers, and `gap` where some are left out. First and last page are always
 * there.
 */
export function pagesAround(page: number, lastPage: number): (number | 'gap')[] {
  if (lastPage <= 7) return Array.from({ length: lastPage }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 1, lastPage - 4));
  const to = Math.min(lastPage - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(to < lastPage - 1 ? (['gap'] as const) : []),
    lastPage,
  ];
}
