import { z } from 'zod';
import { defineGroup, read } from '../define-group';
import { time, token } from '../fields';
import { messageType } from './messages';

/** What the browser asks for by itself, by an address; in a file of its own since pages need no other row for that. */
export const messageStreamGroup = defineGroup('messageStream', {
  eventStream: read({
    path: 'message/event/stream',
    method: 'GET',
    token: false,
    passive: true,
    /** `lastEventId`: the last id that came, to go on from there; without it from now on. */
    query: {
      ticket: token,
      lastEventId: z
        .string()
        .regex(/^\d{1,15}$/, '参数不正确')
        .optional(),
    },
    reply: 'events',
  }),
});

/** What the event stream carries, by event name, each with a growing id to go on from. */
export const streamEvents = {
  unread: z.object({ compCode: z.string(), count: z.number() }),
  message: z.object({ id: z.string(), title: z.string(), type: messageType, sendTime: time }),
  session: z.object({ loginType: z.string(), msg: z.string() }),
};
