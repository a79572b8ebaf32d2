import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import zhCN from 'zod/v4/locales/zh-CN.js';
import type { Person } from './person';
import { Refusal } from './refusal';

// If a schema has no sentence of its own, zod's Chinese sentences are used.
z.config(zhCN());

/** The parts of a call's row that a service needs: `defineCalls` of `@portal/shared` makes them. */
interface Row {
  readonly path: string;
  readonly method: 'GET' | 'POST';
}

interface Schemas {
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  readonly reply: z.ZodType | undefined;
}

interface Group {
  readonly calls: Readonly<Record<string, Row>>;
  readonly schemas: Readonly<Record<string, Schemas>>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Answer<S> = S extends z.ZodType ? z.input<S> : unknown;

export interface CallInput<S extends Schemas> {
  readonly person: Person;
  readonly query: Parsed<S['query']>;
  readonly body: Parsed<S['body']>;
  readonly path: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface CallAnswer<S extends Schemas> {
  /** The permission that the call needs. Absent: everybody who is logged in may call. */
  readonly needs?: string;
  readonly answer: (input: CallInput<S>) => Promise<Answer<S['reply']>> | Answer<S['reply']>;
}

type Answers<G extends Group> = { readonly [Name in keyof G['calls']]: CallAnswer<G['schemas'][Name & string]> };

/** `{name}` in a row is `:name` in the router. */
const routeOf = ({ path }: Row) => `/${path.replace(/^\//, '').replace(/\{(\w+)\}/g, ':$1')}`;

function faultsOf(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys.join('.') : issue.path.join('.');
    faults[name] ??= issue.message;
  }
  return faults;
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const faults = faultsOf(result.error);
  throw new Refusal('400', Object.values(faults)[0] ?? '请校验表单', faults);
}

/**
 * Answers a group of calls: each at the path of its row, with its permission, and with input that its schemas have
 * parsed. Forgetting a call does not compile.
 *
 *     answerCalls(app, invoices, {
 *       list: { needs: 'invoice.read', answer: ({ person, body }) => store.page(person.compCode, body) },
 *     });
 */
export function answerCalls<const G extends Group>(app: FastifyInstance, group: G, answers: Answers<G>): void {
  for (const [name, row] of Object.entries(group.calls)) {
    const { needs, answer } = answers[name as keyof G['calls']] as CallAnswer<Schemas>;
    const { query, body } = group.schemas[name] as Schemas;
    app.route({
      method: row.method,
      url: routeOf(row),
      config: needs ? { needs } : {},
      handler: async (request, reply) => {
        const input = { query: parsed(query, request.query), body: parsed(body, request.body) };
        const path = request.params as Record<string, string>;
        const result = await answer({ ...input, path, person: request.person, request, reply });
        return result ?? null;
      },
    });
  }
}
