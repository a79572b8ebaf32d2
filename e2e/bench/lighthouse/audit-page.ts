import lighthouse, { desktopConfig } from 'lighthouse';

export type Device = 'mobile' | 'desktop';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** From 0 to 100, in the order of the categories. */
  readonly scores: readonly number[];
  readonly largestPaint: number;
  readonly shift: number;
  /** Audits that cost points. */
  readonly faults: readonly string[];
}

const maxTries = 3;

/** On a busy machine, the browser now and then loses the record of a visit. That says nothing about the page. */
async function recordedVisit(url: URL, device: Device, port: number, again: (reason: string) => void) {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
  for (let tries = 1; ; tries += 1) {
    const result = await lighthouse(url.href, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result && !result.lhr.runtimeError) return result.lhr;
    const reason = `${url.pathname}: ${result?.lhr.runtimeError?.code ?? 'no result'}`;
    if (tries === maxTries) throw new Error(reason);
    again(reason);
  }
}

/**
 * One visit of a page, slowed down and judged as Lighthouse does it by itself. `port` is the browser's debugging port,
 * and `again` hears of a visit that had to be repeated.
 */
export async function auditPage(
  url: URL,
  device: Device,
  port: number,
  again: (reason: string) => void,
): Promise<Audited> {
  const lhr = await recordedVisit(url, device, port, again);
  const judged = categories.flatMap((id) => lhr.categories[id] ?? []);
  const costly = judged.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return {
    scores: judged.map(({ score }) => Math.round((score ?? Number.NaN) * 100)),
    largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults: costly.filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}
