import { accessToken, sessionStore } from '@portal/shared/session';
import type { PasswordStep, SecurityCheckStep } from './login-step';

/**
 * The storage key of the step (login type 30, 40 or 50) that this tab shows after a login. A reload comes back to the
 * step; a navigation to another page ends it.
 */
const key = 'portal.loginStep';

export type KeptStep = PasswordStep | SecurityCheckStep;

export function keepStep(step: KeptStep): void {
  sessionStore.set(key, JSON.stringify(step));
}

export function dropStep(): void {
  sessionStore.remove(key);
}

/** The security tip comes with a session and ends with it. Before the other steps are done there is no session. */
export function keptStep(): KeptStep | null {
  const text = sessionStore.get(key);
  if (text === null) return null;
  const step = JSON.parse(text) as KeptStep;
  return (step.kind === 'passwordTip') === (accessToken() !== undefined) ? step : null;
}
