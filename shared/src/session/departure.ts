import { accessToken } from './cookies';
import { pageState, updatePage } from './page-state';

export const stay = (): void => updatePage({ departure: 'staying' });

export const beginLeaving = (): void => updatePage({ departure: 'leaving' });

/** The session is over. */
export function noteGone(): void {
  const { departure } = pageState();
  updatePage({ departure: departure === 'leaving' || departure === 'left' ? 'left' : 'lost' });
}

/** Returns whether this page's session is over and no other has begun: a call in its name comes too late. */
export function isGone(): boolean {
  const { departure } = pageState();
  return (departure === 'left' || departure === 'lost') && accessToken() === undefined;
}

/** Returns whether the person themselves ended it: there is nothing to tell them and nothing to come back to. */
export const wishedToLeave = (): boolean => pageState().departure === 'left' && isGone();
