import { followEvents } from './follow-events';
import { whileShown } from './while-shown';

/** Follows a stream while the page is on screen, until `signal` ends. */
export const followWhileShown = ({ signal, ...stream }: Parameters<typeof followEvents>[0]): Promise<void> =>
  whileShown((shown) => followEvents({ ...stream, signal: shown }), signal);
