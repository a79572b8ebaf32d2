import type { Call } from '../call';

/** What the browser asks for by itself, by an address; in a file of its own since pages need no other row for that. */
export const addressedMessageCalls = {
  eventStream: {
    path: 'message/event/stream',
    method: 'GET',
    base: 'portal',
    query: ['ticket', 'lastEventId'],
    body: 'none',
    reply: 'events',
    token: false,
    passive: true,
    writes: false,
    ours: true,
  },
} as const satisfies Record<string, Call>;
