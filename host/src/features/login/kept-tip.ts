import { accessToken, sessionStore } from '@portal/shared/session';
import type { PasswordStep } from './login-step';

/**
 * The storage key of the security tip (login type 50) that this tab shows. A reload comes back to the tip; a navigation
 * to another page ends it.
 */
const key = 'portal.passwordTip';

export function keepTip(tip: PasswordStep): void {
  sessionStore.set(key, JSON.stringify(tip));
}

export function dropTip(): void {
  sessionStore.remove(key);
}

/** The tip comes with a session and ends with it. */
export function keptTip(): PasswordStep | null {
  const text = sessionStore.get(key);
  return text === null || accessToken() === undefined ? null : (JSON.parse(text) as PasswordStep);
}
