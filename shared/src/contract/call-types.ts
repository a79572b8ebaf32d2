import type { z } from 'zod';
import type { Call } from './call';

type Required<T> = Record<never, never> extends T ? false : true;

/** A part of the input. It can be left away if nothing in it is required. */
type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? Required<z.input<Schema>> extends true
    ? { readonly [K in Key]: z.input<Schema> }
    : { readonly [K in Key]?: z.input<Schema> | undefined }
  : unknown;

export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

type PathPart<Path extends string> = [PathNames<Path>] extends [never]
  ? unknown
  : { readonly path: Readonly<Record<PathNames<Path>, string>> };

type FilePart<Body> = Body extends 'file' ? { readonly file: File } : unknown;

/** The schemas of one call. */
interface Described {
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly reply: z.ZodType | undefined;
}

export type InputOf<Row extends Pick<Call, 'path' | 'body'>, S extends Pick<Described, 'query' | 'body'>> = Part<
  'query',
  S['query']
> &
  Part<'body', S['body']> &
  PathPart<Row['path']> &
  FilePart<Row['body']>;

export type Output<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;

/**
 * A call of a team's service. `described` is never there: the row carries its schemas as types only, so that `call`
 * knows the input and the reply.
 */
export type SlotCall<Row = Call, S = Described> = Row & { readonly slot: string; readonly described?: S };

export type SlotInput<C extends SlotCall> = InputOf<C, NonNullable<C['described']>>;
export type SlotReply<C extends SlotCall> = Output<NonNullable<C['described']>['reply'], Blob>;
