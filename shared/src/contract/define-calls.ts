import { z } from 'zod';
import type { Call } from './call';
import type { SlotCall } from './call-types';

/** A value in a query: always a text, or left away. */
type QueryField = z.ZodType<string | undefined, string | undefined>;

type Shape = Readonly<Record<string, z.ZodType>>;

/** A call as its group writes it. `callOf` fills in the missing members with the values of most calls. */
interface Definition extends Partial<Omit<Call, 'slot' | 'query' | 'body' | 'reply' | 'writes'>> {
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryField>>;
  /** The shape of an object, strict in a request, or a schema of another kind. */
  readonly body?: Shape | z.ZodType | 'file';
  /** Left away: null. */
  readonly reply?: Shape | z.ZodType | 'file' | 'events';
}

/** A team's service takes plain JSON from people who are logged in. */
type SlotDefinition = Omit<Definition, 'base' | 'token' | 'sealed' | 'secrets' | 'spec' | 'maxBytes'> &
  Pick<Call, 'writes'>;

type Definitions = Readonly<Record<string, Definition & Pick<Call, 'writes'>>>;

type CallOf<D> = Call & {
  readonly path: D extends { path: infer Path } ? Path : never;
  readonly body: D extends { body: infer Body } ? (Body extends 'file' ? 'file' : 'json') : 'none';
  readonly reply: D extends { reply: infer Reply extends 'file' | 'events' } ? Reply : 'json';
};

type Schema<Part, Mode extends z.core.$ZodObjectConfig> = Part extends z.ZodType
  ? Part
  : Part extends Shape
    ? z.ZodObject<{ -readonly [N in keyof Part]: Part[N] }, Mode>
    : undefined;

interface SchemasOf<D> {
  readonly query: D extends { query: infer Query } ? Schema<Query, z.core.$strict> : undefined;
  readonly body: D extends { body: infer Body } ? Schema<Body, z.core.$strict> : undefined;
  readonly reply: D extends { reply: infer Reply } ? Schema<Reply, z.core.$strip> : z.ZodNull;
}

export const read = <const D extends Definition>(definition: D) => ({ ...definition, writes: false as const });

/** A call that changes something. */
export const write = <const D extends Definition>(definition: D) => ({ ...definition, writes: true as const });

function callOf({ query, body, reply, ...row }: Definitions[string]): Call {
  return {
    method: 'POST',
    base: 'portal',
    token: true,
    ...(row.secrets ? { sealed: true } : {}),
    ...row,
    ...(query ? { query: Object.keys(query) } : {}),
    body: typeof body === 'object' ? 'json' : (body ?? 'none'),
    reply: typeof reply === 'string' ? reply : 'json',
  };
}

/** Makes a schema from a shape only if there is a shape: a part that travels as a file has none. */
function schemaOf(part: Shape | z.ZodType | string | undefined, ofShape: (shape: Shape) => z.ZodType) {
  if (part instanceof z.ZodType) return part;
  return typeof part === 'object' ? ofShape(part) : undefined;
}

const schemasOf = ({ query, body, reply = z.null() }: Definition) => ({
  query: schemaOf(query, z.strictObject),
  body: schemaOf(body, z.strictObject),
  reply: schemaOf(reply, z.object),
});

function mapped<From, To>(table: Readonly<Record<string, From>>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}

/** `common`: the members that all of these calls share. */
function grouped<D extends Definitions>(definitions: D, common: Partial<Call> = {}) {
  return {
    calls: mapped(definitions, (definition) => ({ ...callOf(definition), ...common })) as {
      readonly [N in keyof D]: CallOf<D[N]>;
    },
    schemas: mapped(definitions, schemasOf) as { readonly [N in keyof D]: SchemasOf<D[N]> },
  };
}

/**
 * Calls of the platform that belong together: a feature of the server and a chapter of its document. A browser's bundle
 * gets the rows without the schemas, because it imports nothing else of a file in `groups/`: see `rows-only.ts` of the
 * build.
 */
export function defineGroup<const Name extends string, D extends Definitions>(name: Name, definitions: D) {
  return { name, ...grouped(definitions) };
}

/** The same for the platform's own people: with a session by a cookie, at staff's host names only. */
export function defineStaffGroup<const Name extends string, D extends Definitions>(name: Name, definitions: D) {
  return { name, ...grouped(definitions, { audience: 'staff', token: false }) };
}

/**
 * The calls of a remote to the service of its slot, in its `src/calls.ts` or in files of `src/calls/`. Page and service
 * import them: `call(invoices.calls.list, { body })`, and `answerCalls` of `@portal/service`. Here too a browser gets
 * the rows only.
 *
 *     export const invoices = defineCalls('invoice', {
 *       list: read({ path: 'list', body: { pageNum: z.number() }, reply: { total: z.number() } }),
 *     });
 */
export function defineCalls<D extends Readonly<Record<string, SlotDefinition>>>(slot: string, definitions: D) {
  const { calls, schemas } = grouped(definitions, { slot });
  return { calls: calls as { readonly [N in keyof D]: SlotCall<CallOf<D[N]>, SchemasOf<D[N]>> }, schemas };
}

export { z };
