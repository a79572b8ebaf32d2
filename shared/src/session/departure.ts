import { accessToken } from './cookies';

/**
 * Leaving is one state of the page. Whoever logs in stays; whoever asks to log out is leaving until the server has
 * answered. Then they have left; a session that ended without a wish of theirs is lost.
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

/** Whether this page's session is over and no other has begun: what asks in its name comes too late. */
export const isGone = (): boolean => (departure === 'left' || departure === 'lost') && accessToken() === undefined;

/** Whether it is over by the person's own wish: there is nothing to tell them and nothing to come back to. */
export const wishedToLeave = (): boolean => departure === 'left' && isGone();
