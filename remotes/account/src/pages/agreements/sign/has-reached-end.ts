/** An element that scrolls, as far as it matters here. */
export type Scrolled = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** Enlarged pages scroll by fractions of a pixel. */
const tolerance = 8;

/** Whether the last line is in sight. */
export function hasReachedEnd({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollTop + clientHeight >= scrollHeight - tolerance;
}
