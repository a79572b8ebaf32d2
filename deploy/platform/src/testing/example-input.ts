import type { CallInput, CallName } from '@portal/shared/contract';
import { schemas } from '@portal/shared/contract/schemas';
import { z } from 'zod';
import { exampleOf } from '../docs/example';
import { inputSchema } from '../docs/json-schemas';

interface Shapes {
  readonly query?: z.ZodRawShape;
  readonly body?: z.ZodType;
}

export const shapesOf = (name: CallName): Shapes => (schemas as Readonly<Record<string, Shapes>>)[name] ?? {};

/** An input that the schemas accept. */
export function exampleInput(name: CallName): CallInput<CallName> {
  const { query, body } = shapesOf(name);
  const values = {
    ...(query ? { query: exampleOf(inputSchema(z.strictObject(query))) } : {}),
    ...(body ? { body: exampleOf(inputSchema(body)) } : {}),
    path: { browserID: 'abc' },
  };
  return values as unknown as CallInput<CallName>;
}

/** The names of all fields that a call takes. */
export function fieldsOf(name: CallName): string[] {
  const { query, body } = shapesOf(name);
  return [...Object.keys(query ?? {}), ...(body instanceof z.ZodObject ? Object.keys(body.shape) : [])];
}
