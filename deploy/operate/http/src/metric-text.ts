export type Labels = Readonly<Record<string, string>>;

export type Sample = readonly [labels: Labels, value: number];

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** One sample in the text format of Prometheus. */
export function metricLine(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `${name}${written.length > 0 ? `{${written.join()}}` : ''} ${value}`;
}

export function metricHead(name: string, type: 'counter' | 'gauge' | 'histogram', help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** A metric with all its samples. */
export function metricFamily(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
): string[] {
  return [...metricHead(name, type, help), ...samples.map(([labels, value]) => metricLine(name, labels, value))];
}
