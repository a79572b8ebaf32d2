import { accessToken, sessionStore } from '@portal/shared/session';
import type { PasswordStep } from './login-step';

/** The security tip (login type 50) that this tab shows: a reload comes back to it, going to another page ends it. */
const key = 'portal.passwordTip';

export function keepTip(tip: PasswordStep): void {
  sessionStore.set(key, JSON.stringify(tip));
}

export function dropTip(): void {
  sessionStore.remove(key);
}

/** It comes with a session and ends with it. */
export function keptTip(): PasswordStep | null {
  const text = sessionStore.get(key);
  return text === null || accessToken() === undefined ? null : (JSON.parse(text) as PasswordStep);
}
