import { readEpoch, writeEpoch } from './cookies';
import { pageState, updatePage } from './page-state';

/**
 * A random mark for "this person in this company", in a cookie: all tabs see a change at once, together with the token
 * that it came with. If a tab's own mark is not the current one, it shows another person or company, and must not write
 * anything before it has been loaded anew.
 */
function takeOver(epoch: string): string {
  updatePage({ epoch });
  return epoch;
}

/** Runs at the start of a page: the page shows the current person. */
export const adoptEpoch = (): string => takeOver(readEpoch());

/**
 * Another person, nobody, or another company is current from now on, so all other tabs are stale. Call it before tokens
 * change.
 */
export function renewEpoch(): void {
  writeEpoch(takeOver(crypto.getRandomValues(new Uint32Array(2)).join('-')));
}

/** A page that never started its session shows the person who was current when it first asked. */
export const ownEpoch = (): string => pageState().epoch ?? adoptEpoch();

/** Whether another tab has logged out, logged in or changed the company since this page was loaded. */
export const isStale = (): boolean => readEpoch() !== ownEpoch();
