/** The part of a scrolling element that matters here. */
export type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Enlarged pages scroll by fractions of a pixel, so a small rest counts as the end. */
const tolerance = 8;

/** The share that has been in sight, from 0 to 1. It is 1 once the last line is in sight. */
export function readShare({ scrollTop, clientHeight, scrollHeight }: Scrolled): number {
  const seen = scrollTop + clientHeight;
  return seen >= scrollHeight - tolerance ? 1 : seen / scrollHeight;
}

/** The page in the middle of the visible part; all pages are of one height. */
export function pageInSight({ scrollTop, clientHeight, scrollHeight }: Scrolled, pages: number): number {
  if (scrollHeight === 0) return 1;
  return Math.min(pages, Math.floor(((scrollTop + clientHeight / 2) / scrollHeight) * pages) + 1);
}
