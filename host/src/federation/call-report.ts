import type { FailedCall } from '@portal/shared/api';
import type { BootDocument } from '@portal/shared/boot';
import { sendReport } from './report';
import { patternOf, type ShownRoute } from './route-pattern';

/** The most that one page tells: 2 KB. */
const maxReports = 8;
/** A page that is being left has its calls ended before it is hidden. */
const moment = 500;
/** A request's number, as this page and the gateway make it. What a proxy on the way calls it is nothing to tell. */
const requestNumber = /^[0-9a-f]{4}(-[0-9a-f]{4}){2}$/;

export interface CallWatch {
  readonly boot: Pick<BootDocument, 'host' | 'remotes'>;
  /** The number of reports that this page has sent. */
  told: number;
}

/** Nobody is told: the way to the server is the person's own, or they have left. */
const isAway = (): boolean => !navigator.onLine || document.visibilityState === 'hidden';

function tellNow(watch: CallWatch, { failure, call, slot, number = '' }: FailedCall, page: string | undefined): void {
  const { host, remotes } = watch.boot;
  const remote = remotes.find((one) => one.slot === slot);
  // A service without pages of its own has no release that could be told of.
  if (isAway() || watch.told >= maxReports || (slot !== undefined && !remote)) return;
  watch.told += 1;
  const { package: name, build } = remote ?? host;
  sendReport({
    ...{ slot: slot ?? 'host', package: name, build, failure },
    ...(call ? { call } : {}),
    ...(page ? { page } : {}),
    // Numbers are kept as failure cards write them.
    ...(requestNumber.test(number) ? { number: number.toUpperCase() } : {}),
  });
}

/**
 * Tells the gateway of a call that failed: whose it was and why, with no word of what was asked or answered. `routes` are
 * those of the page that asked.
 */
export function tellCall(watch: CallWatch, failed: FailedCall, routes: readonly ShownRoute[]): void {
  if (!isAway()) setTimeout(tellNow, moment, watch, failed, patternOf(routes));
}
