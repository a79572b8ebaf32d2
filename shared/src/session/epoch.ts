import { readEpoch, writeEpoch } from './cookies';

/**
 * A random mark for "this person in this company", in a cookie: all tabs see a change at once, together with the token
 * that it came with. A tab whose own mark is not the current one shows somebody or some company else, and must not
 * write anything before it has been loaded anew.
 */
let own: string | null = null;

/** At the start of a page: it shows whoever is current. */
export function adoptEpoch(): void {
  own = readEpoch();
}

/** Somebody else, nobody, or another company from now on: all other tabs are stale. To be called before tokens change. */
export function renewEpoch(): void {
  own = crypto.getRandomValues(new Uint32Array(2)).join('-');
  writeEpoch(own);
}

/** A page that never started its session shows whoever was current when it first asked. */
export function ownEpoch(): string {
  own ??= readEpoch();
  return own;
}

/** Whether another tab has logged out, logged in or changed the company since this page was loaded. */
export const isStale = (): boolean => readEpoch() !== ownEpoch();
