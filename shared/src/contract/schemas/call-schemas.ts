import type { z } from 'zod';
import type { Call } from '../call';

/** A value in a query: always a text, or left away. */
type QueryField = z.ZodType<string | undefined, string | undefined>;

type QueryOf<C extends Call> = C extends { readonly query: readonly (infer Name extends string)[] }
  ? { readonly query: { readonly [N in Name]: QueryField } }
  : { readonly query?: never };

type BodyOf<C extends Call> = C['body'] extends 'json' ? { readonly body: z.ZodType } : { readonly body?: never };

type ReplyOf<C extends Call> = C['reply'] extends 'json' ? { readonly reply: z.ZodType } : { readonly reply?: never };

/** What a group's table of schemas has to hold, no more and no less, for its table of calls. */
export type SchemasOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [N in keyof Calls]: QueryOf<Calls[N]> & BodyOf<Calls[N]> & ReplyOf<Calls[N]>;
};
