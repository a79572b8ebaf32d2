import { sessionStore } from '@portal/shared/session';
import type { AccountValues } from './account-values';

/**
 * The storage key of what was typed into the first step, before there is an account that could hold it. It lasts as long
 * as this tab, so that a reload or a look at another page loses nothing.
 */
const key = 'portal.registration';

/** No password, no code, and no consent that was not given for this visit. */
export type KeptInput = Partial<Omit<AccountValues, 'code' | 'pwd' | 'rePwd' | 'consents'>>;

export function keepInput(values: Partial<AccountValues>): void {
  const { code: _code, pwd: _pwd, rePwd: _rePwd, consents: _consents, ...kept } = values;
  sessionStore.set(key, JSON.stringify(kept satisfies KeptInput));
}

export const keptInput = (): KeptInput => JSON.parse(sessionStore.get(key) ?? '{}') as KeptInput;

export const dropInput = (): void => sessionStore.remove(key);
