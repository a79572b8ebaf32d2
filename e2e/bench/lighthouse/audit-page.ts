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

/** One visit of a page, slowed down and judged as Lighthouse does it by itself. `port` is the browser's debugging port. */
export async function auditPage(url: URL, device: Device, port: number): Promise<Audited> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
  const result = await lighthouse(url.href, flags, device === 'desktop' ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { lhr } = result;
  const judged = categories.flatMap((id) => lhr.categories[id] ?? []);
  const costly = judged.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return {
    scores: judged.map(({ score }) => Math.round((score ?? Number.NaN) * 100)),
    largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults: costly.filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
  };
}
