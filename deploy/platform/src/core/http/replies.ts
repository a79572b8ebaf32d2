import type { Readable } from 'node:stream';
import type { CallName, CallReply, StreamEvents } from '@portal/shared/contract';
import type { calls } from '@portal/shared/contract/calls';

/** What the handler of a download answers. */
export interface FileReply {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer | Readable;
  /** Shown in the page instead of offered to keep: pictures and PDF only. */
  readonly inline?: boolean;
}

type EventOf<N extends keyof StreamEvents> = { readonly event: N; readonly id: string; readonly data: StreamEvents[N] };

export type ServerEvent = { [N in keyof StreamEvents]: EventOf<N> }[keyof StreamEvents];

/** What the handler of an event stream answers: events until `signal` ends; `alive` keeps proxies from closing it. */
export type EventReply = (signal: AbortSignal) => AsyncIterable<ServerEvent | 'alive'>;

type ReplyKinds<N extends CallName> = { json: CallReply<N>; file: FileReply; events: EventReply };

/** What a handler answers, by the call's kind of reply. */
export type HandlerReply<N extends CallName> = ReplyKinds<N>[(typeof calls)[N]['reply']];
