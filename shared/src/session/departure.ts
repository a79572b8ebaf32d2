import { accessToken } from './cookies';

/**
 * Leaving is one state of the page. A person who logs in is staying. A person who asks to log out is leaving until the
 * server has answered; then they have left. A session that ended against the person's wish is lost.
 */
type Departure = 'staying' | 'leaving' | 'left' | 'lost';

let departure: Departure = 'staying';

export function stay(): void {
  departure = 'staying';
}

export function beginLeaving(): void {
  departure = 'leaving';
}

/** The session is over. */
export function noteGone(): void {
  departure = departure === 'leaving' || departure === 'left' ? 'left' : 'lost';
}

/** Returns whether this page's session is over and no other has begun: a call in its name comes too late. */
export const isGone = (): boolean => (departure === 'left' || departure === 'lost') && accessToken() === undefined;

/** Returns whether the person themselves ended it: there is nothing to tell them and nothing to come back to. */
export const wishedToLeave = (): boolean => departure === 'left' && isGone();
