/** An element that scrolls, as far as it matters here. */
export type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Enlarged pages scroll by fractions of a pixel. */
const tolerance = 8;

/** How much of it has been in sight, from 0 to 1: all where the last line is. */
export function readShare({ scrollTop, clientHeight, scrollHeight }: Scrolled): number {
  const seen = scrollTop + clientHeight;
  return seen >= scrollHeight - tolerance ? 1 : seen / scrollHeight;
}

/** The page that lies in the middle of what is in sight; all are of one height. */
export function pageInSight({ scrollTop, clientHeight, scrollHeight }: Scrolled, pages: number): number {
  if (scrollHeight === 0) return 1;
  return Math.min(pages, Math.floor(((scrollTop + clientHeight / 2) / scrollHeight) * pages) + 1);
}
