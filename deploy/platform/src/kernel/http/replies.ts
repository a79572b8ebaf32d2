import type { Readable } from 'node:stream';
import type { CallName, CallReply, StreamEvents } from '@portal/shared/contract';
import type { calls } from '@portal/shared/contract/calls';

/** The answer of a download's handler. */
export interface FileReply {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer | Readable;
  /** True: the page shows the file instead of offering it to save. Only for pictures and PDF. */
  readonly inline?: boolean;
}

type EventOf<N extends keyof StreamEvents> = { readonly event: N; readonly id: string; readonly data: StreamEvents[N] };

export type ServerEvent = { [N in keyof StreamEvents]: EventOf<N> }[keyof StreamEvents];

/**
 * The answer of an event stream's handler: events until `signal` ends. `alive` keeps proxies from closing the stream.
 */
export type EventReply = (signal: AbortSignal) => AsyncIterable<ServerEvent | 'alive'>;

type ReplyKinds<N extends CallName> = { json: CallReply<N>; file: FileReply; events: EventReply };

/** The answer of a handler, by the call's kind of reply. */
export type HandlerReply<N extends CallName> = ReplyKinds<N>[(typeof calls)[N]['reply']];
