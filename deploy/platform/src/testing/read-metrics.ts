import type { Registry } from '@portal/http/metrics';

/** Reads values as whoever scrapes them sees them; undefined: not told. */
export async function readMetrics(registry: Registry) {
  const text = await registry.metrics();
  const lines = text.split('\n').filter((line) => /^[a-z]/.test(line));
  const told = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return { lines, of: (series: string) => told.get(series) };
}
