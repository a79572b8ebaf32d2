import { accessToken } from '@portal/shared/session';

/**
 * Whether the person is leaving by their own wish. Several find the session gone then: the guard of the page, a call
 * that was under way. Whichever of them navigates last, it is to the plain login page and to none that leads back.
 */
let leaving = false;

export function setLeaving(now: boolean): void {
  leaving = now;
}

export const afterLeaving = (to: string): string => (leaving && accessToken() === undefined ? '/login' : to);
