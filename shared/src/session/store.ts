import { create } from 'zustand';
import { initialState, type SessionState } from './state';

/** The session as a hook: `useSession((state) => state.compInfo)`. It is changed through this folder's functions only. */
export const useSession = create<SessionState>()(() => initialState);

export const sessionState = useSession.getState;

export const updateSession = (change: Partial<SessionState>): void => useSession.setState(change);
