import type { MovedSet, WatchEnd } from '@portal/releases';
import { evidenceText, part } from './canary-words';
import type { DescribedTenant } from './described-tenants';
import type { AsJson } from './portal-client';

/** Says in words what a watch found after a change: pure. */

type Watch = NonNullable<DescribedTenant['slots'][number]['watch']>;

const reasons: Readonly<Record<string, string>> = { crashes: 'it crashes', 'error-rate': 'it does not load' };

const states: Readonly<Record<Watch['state'], (watch: Watch) => string>> = {
  watching: ({ until }) => `until ${until.slice(11, 16)}Z`,
  passed: () => 'passed',
  told: ({ reason }) => `BAD: ${reasons[reason ?? ''] ?? 'beside another slot'}`,
  'went-back': ({ release }) => `back from ${release}`,
};

/** What becomes of a slot's release, in a few words for a table. */
export const watchText = (watch: Watch): string => states[watch.state](watch);

/** A change as the deploy API answers it, as far as it says what watches over it. */
export type BegunChange = AsJson<Pick<MovedSet, 'changeSet' | 'watch'>>;

/** Says that a change is watched now, how long, and what follows if it is bad. */
export function begunWatchLines({ watch }: BegunChange): string[] {
  if (!watch) return [];
  const then =
    watch.ifBad === 'goBack'
      ? 'all slots of this change go back by themselves'
      : 'the receivers of hooks are told, and it goes on running';
  return [`  watched until ${watch.until.slice(11, 16)}Z: if it is clearly worse than what ran before, ${then}.`];
}

function isWatchEnd(detail: Record<string, unknown>): detail is Record<string, unknown> & WatchEnd {
  const { reason, now, before, proof } = detail;
  return typeof reason === 'string' && [now, before, proof].every((one) => typeof one === 'object' && one !== null);
}

/** Undefined if the row says something else. */
export function whyWatchDecided(detail: Record<string, unknown> | null): string | undefined {
  if (!detail || !isWatchEnd(detail)) return undefined;
  const { reason, now, before, proof } = detail;
  const kind = reason === 'crashes' ? 'crashed' : 'unloaded';
  const figures = (one: WatchEnd['now']) => part(one[kind], one.networks, 'networks');
  return [
    `${reasons[reason] ?? 'it does badly'} ${figures(now)}`,
    `the release before ${figures(before)} in the hour before`,
    evidenceText(proof),
  ].join('; ');
}
