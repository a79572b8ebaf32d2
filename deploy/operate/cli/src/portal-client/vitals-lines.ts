import type { ListedVitals } from '@portal/releases';
import { table } from '../command-line/output';

/** Vitals of pages as a person reads them. */

type Vital = 'lcp' | 'inp' | 'cls';

/** The limits of "good" and "poor" of the Core Web Vitals. */
const limits: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

const texts: Readonly<Record<Vital, (value: number) => string>> = {
  lcp: (ms) => `${ms / 1000} s`,
  inp: (ms) => `${ms} ms`,
  cls: String,
};

/** Nobody has told of it; or three visits in four had this value at most, and what that is worth. */
function cell(vital: Vital, figures: ListedVitals[Vital]): string {
  if (!figures) return '—';
  const { p75 } = figures;
  // The values have no end beyond the last class.
  if (p75 === null) return 'poor, beyond measure';
  const [good, poor] = limits[vital];
  const worth = p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor';
  return `${texts[vital](p75)} ${worth}`;
}

/** The pages of each release, with as many visits as have told one of the figures. */
export const vitalsLines = (pages: readonly ListedVitals[]): string[] =>
  table(
    ['RELEASE', 'PAGE', 'VISITS', 'LCP', 'INP', 'CLS', 'LAST TOLD'],
    pages.map((page) => {
      const visits = Math.max(...[page.lcp, page.inp, page.cls].map((one) => one?.visits ?? 0));
      const figures = (['lcp', 'inp', 'cls'] as const).map((vital) => cell(vital, page[vital]));
      return [page.release, page.page, String(visits), ...figures, page.lastDay];
    }),
  );
