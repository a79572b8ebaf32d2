import type { CanaryEnd, DescribedCanary } from '@portal/releases';

/** Says in words how a canary does, and why one was rolled back by itself: pure. */

type Figures = CanaryEnd['canary'];

function isCanaryEnd(detail: Record<string, unknown>): detail is Record<string, unknown> & CanaryEnd {
  const { reason, canary, stable, proof } = detail;
  return typeof reason === 'string' && [canary, stable, proof].every((one) => typeof one === 'object' && one !== null);
}

/** Some of a number of things, with the quotient and more about them in brackets. */
export function part(some: number, all: number, what: string, more: string[] = []): string {
  const quotient = all > 0 ? [`${Math.round((some / all) * 1000) / 10}%`] : [];
  const brackets = [...quotient, ...more].join('; ');
  return `for ${some} of ${all} ${what}${brackets ? ` (${brackets})` : ''}`;
}

const told: Record<string, (one: Figures) => string> = {
  crashes: ({ crashed, visitors }) => part(crashed, visitors, 'visitors'),
  'error-rate': ({ failed, fellBack, visitors }) =>
    part(failed + fellBack, visitors, 'visitors', [`${failed} failed, ${fellBack} fell back`]),
  'load-time': ({ slow, loaded }) => part(slow, loaded, 'loads'),
};

const heads: Record<string, (end: CanaryEnd) => string> = {
  crashes: () => 'it crashed',
  'error-rate': () => 'it did not load',
  'load-time': ({ slowBeyond }) => `it took more than ${slowBeyond ?? '—'} ms`,
};

const number = (value: number) => value.toLocaleString('en', { notation: value >= 1e6 ? 'scientific' : 'standard' });

const comparisons = {
  stable: 'compared with the stable release',
  before: 'compared with the release before',
  'any-release': 'more than any release may',
} as const;

export function evidenceText({ against, eValue, enough, withoutFive, enoughWithoutFive }: CanaryEnd['proof']): string {
  return `${comparisons[against]}: e-value ${number(eValue)} (${number(enough)} is enough), without the five worst networks ${number(withoutFive)} (${number(enoughWithoutFive)} is enough)`;
}

/** Undefined if the row says something else, or is older than the e-values. */
export function whyCanaryEnded(detail: Record<string, unknown> | null): string | undefined {
  if (!detail || !isCanaryEnd(detail)) return undefined;
  const { reason, canary, stable, proof } = detail;
  const figures = told[reason];
  if (!figures) return undefined;
  const from = ({ networks }: Figures) => `from ${networks} ${networks === 1 ? 'network' : 'networks'}`;
  return [
    `${heads[reason]?.(detail)} ${figures(canary)}, ${from(canary)}`,
    `the stable release ${figures(stable)}, ${from(stable)}`,
    evidenceText(proof),
  ].join('; ');
}

const faultNames = { crashes: 'crashes', 'error-rate': 'failed loads', 'load-time': 'slow loads' } as const;

/** How a running canary does beside the stable release, and what is said against it by now. */
export function canaryFigures({ figures, weighed }: Pick<DescribedCanary, 'figures' | 'weighed'>): string[] {
  const line = (name: string, { visitors, networks, crashed, failed, fellBack, slow, loaded }: Figures) =>
    `  ${name.padEnd(7)} ${visitors} visitors from ${networks} networks: ${crashed} crashed, ${failed} failed, ${fellBack} fell back, ${slow} of ${loaded} loads slow`;
  return [
    line('canary', figures.canary),
    line('stable', figures.stable),
    ...weighed.map(({ reason, evidence }) => `  ${faultNames[reason]} ${evidenceText(evidence)}`),
  ];
}
