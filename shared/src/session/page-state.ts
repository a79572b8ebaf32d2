import { createStore } from 'zustand';
import { clockAt, type ServerClock } from './clock';

/**
 * Leaving is one state of the page. A person who logs in is staying. A person who asks to log out is leaving until the
 * server has answered; then they have left. A session that ended against the person's wish is lost.
 */
export type Departure = 'staying' | 'leaving' | 'left' | 'lost';

/** What this document knows of itself: never saved, and on no screen. */
export interface PageState {
  readonly departure: Departure;
  /** The person and company that the page shows; null until it first asks. */
  readonly epoch: string | null;
  /** The releases that the page runs. */
  readonly releases: string;
  readonly clock: ServerClock;
}

const store = createStore<PageState>()(() => ({ departure: 'staying', epoch: null, releases: '', clock: clockAt(0) }));

export const pageState = store.getState;

export const updatePage = (change: Partial<PageState>): void => store.setState(change);
