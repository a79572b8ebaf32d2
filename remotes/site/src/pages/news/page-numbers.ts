/** Stands for the page numbers that are not shown. */
export const gap = '…';

/** The numbers of a pager: the first, the last, the current and its neighbours. */
export function pageNumbers(current: number, last: number): (number | typeof gap)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? [gap, page] : [page];
  });
}
