import { z } from 'zod';
import { defineGroup, read } from '../define-calls';
import { time, token } from '../fields';
import { messageType } from './messages';

/**
 * The call that the browser makes itself, by an address. It has a file of its own because pages need no other row for
 * it.
 */
export const messageStreamGroup = defineGroup('messageStream', {
  eventStream: read({
    path: 'message/event/stream',
    method: 'GET',
    token: false,
    passive: true,
    /** `lastEventId`: the last id that came; the stream goes on from there. Without it the stream begins now. */
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

/** The events of the stream, by event name. Each has a growing id, from which a new stream can go on. */
export const streamEvents = {
  unread: z.object({ compCode: z.string(), count: z.number() }),
  message: z.object({ id: z.string(), title: z.string(), type: messageType, sendTime: time }),
  session: z.object({ loginType: z.string(), msg: z.string() }),
};
