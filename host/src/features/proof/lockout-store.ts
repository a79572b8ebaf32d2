import { localStore } from '@portal/shared/session';

/** A wait that the server has set. All tabs of this browser share it. */
export interface Lockout {
  /** Milliseconds of the clock. */
  readonly until: number;
  /** The reason in the server's words; empty if it gave none. */
  readonly message: string;
  /** The account that has to wait, see `accountMark`; empty: every account. */
  readonly account: string;
  /** The platform has locked the account: waiting does not help, its support does. */
  readonly bySupport: boolean;
}

const keyOf = (name: string): string => `portal-lockout.${name}`;

/** Tells the accounts of one browser apart, and does not reveal the number. */
export const accountMark = (mobile: string): string => mobile.slice(-4);

const wholeNumber = 11;

/** Whether a lock-out of this account makes the owner of this number wait. An incomplete number may be any number. */
export const concernsNumber = (account: string, mobile = ''): boolean =>
  account === '' || mobile.length < wholeNumber || accountMark(mobile) === account;

function parse(text: string | null): Lockout | null {
  if (text === null) return null;
  try {
    const { until, message, account, bySupport } = JSON.parse(text) as Partial<Lockout>;
    if (typeof until !== 'number' || typeof message !== 'string' || typeof account !== 'string') return null;
    return { until, message, account, bySupport: bySupport === true };
  } catch {
    return null;
  }
}

/** The lock-out that is not over yet. It forgets one that is over. */
export function readLockout(name: string): Lockout | null {
  const held = parse(localStore.get(keyOf(name)));
  if (held && held.until > Date.now()) return held;
  if (held) forgetLockout(name);
  return null;
}

export const keepLockout = (name: string, lockout: Lockout): void =>
  localStore.set(keyOf(name), JSON.stringify(lockout));

export const forgetLockout = (name: string): void => localStore.remove(keyOf(name));

/** Calls back when another tab keeps or forgets a lock-out. Returns a function that stops listening. */
export function onLockoutElsewhere(name: string, changed: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === keyOf(name)) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
