import { readFileSync, writeFileSync } from 'node:fs';

/** Kilobytes by purpose. */
export type Weights = Readonly<Record<string, number>>;

export const sumOf = (weights: Weights): number => Object.values(weights).reduce((sum, one) => sum + one, 0);

/** Each part with its size now and before, the largest growth first. */
export function growth(now: Weights, before: Weights): string {
  const parts = [...new Set([...Object.keys(now), ...Object.keys(before)])].map((name) => {
    const [is = 0, was = 0] = [now[name], before[name]];
    return { name, is, was, more: is - was };
  });
  parts.sort((a, b) => b.more - a.more || b.is - a.is);
  return parts
    .map(({ name, is, was, more }) => {
      const change =
        Math.abs(more) < 0.05 ? '' : `   ${more > 0 ? '+' : '−'}${Math.abs(more).toFixed(1)}, was ${was.toFixed(1)}`;
      return `${is.toFixed(1).padStart(7)} KB  ${name}${change}`;
    })
    .join('\n');
}

/** The weights of pages at the last update. The file is beside the test that reads it. */
export class WeightRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  of(page: string): Weights {
    return this.#all()[page] ?? {};
  }

  keep(page: string, weights: Weights): void {
    const rounded = Object.entries(weights).map(([name, size]) => [name, Math.round(size * 10) / 10] as const);
    const sorted = Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(this.#file, `${JSON.stringify({ ...this.#all(), [page]: sorted }, null, 2)}\n`);
  }

  #all(): Record<string, Weights> {
    return JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, Weights>;
  }
}
