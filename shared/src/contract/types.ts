import type { z } from 'zod';
import type { InputOf, Output, PathNames } from './call-types';
import type { calls, groups, staffCalls } from './calls';
import type { customerCalls } from './customer-calls';
import type { streamEvents } from './groups/message-stream';
import type { caseStreamEvents } from './groups/staff-cases';
import type { schemas } from './schemas';
import type { FactorWay, StepUpAsked } from './step-up';

/**
 * The answer's outer form. A success holds the promised body of the call; any other answer holds at most the faults by
 * field.
 */
export type Envelope<T> =
  | { readonly status: '200'; readonly ok: true; readonly msg: string; readonly body: T }
  | { readonly status: string; readonly ok: false; readonly msg: string; readonly body: Refusal | null };

/** Why a request was not accepted, by the name of the query or body field. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  /** With status 441: the proof that the call wants first. */
  readonly stepUp?: StepUpAsked;
  /** The same for a member of staff. */
  readonly factor?: FactorWay;
}

export type CallName = keyof typeof calls;

/** The names of the calls that customers' pages may ask. */
export type CustomerCallName = keyof typeof customerCalls;

/** The names of the calls of the platform's own people. */
export type StaffCallName = keyof typeof staffCalls;

type Groups = (typeof groups)[number];

export type CallGroup = Groups['name'];

/** The names of one group's calls. */
export type CallsOf<G extends CallGroup> = { [N in G]: keyof Extract<Groups, { name: N }>['calls'] }[G];

type Calls = typeof calls;
type Schemas = typeof schemas;

/** The caller's input: `{ query, body, path, file }`. Each call has the parts that its row names. */
export type CallInput<N extends CallName> = InputOf<Calls[N], Schemas[N]>;

/** The reply of a success: the envelope's body, or a file's bytes. */
export type CallReply<N extends CallName> = Output<Schemas[N]['reply'], Blob>;

/** The input of the server's handler: parsed by the schemas, defaults filled in. */
export type ParsedInput<N extends CallName> = {
  readonly query: Output<Schemas[N]['query'], undefined>;
  readonly body: Output<Schemas[N]['body'], undefined>;
  readonly path: Readonly<Record<PathNames<Calls[N]['path']>, string>>;
};

type EventSchemas = typeof streamEvents & typeof caseStreamEvents;

/** The events of the customers' stream and of the desk's, by event name. */
export type StreamEvents = { readonly [N in keyof EventSchemas]: z.output<EventSchemas[N]> };
