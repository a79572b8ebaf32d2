import type { CallInput, CallName } from '@portal/shared/contract';
import { schemas } from '@portal/shared/contract/schemas';
import { z } from 'zod';
import { exampleOf } from '../server/docs/example';
import { inputSchema } from '../server/docs/json-schemas';

/** An input that the schemas accept. */
export function exampleInput(name: CallName): CallInput<CallName> {
  const { query, body } = schemas[name];
  const values = {
    ...(query ? { query: exampleOf(inputSchema(query)) } : {}),
    ...(body ? { body: exampleOf(inputSchema(body)) } : {}),
    path: { browserID: 'abc' },
  };
  return values as unknown as CallInput<CallName>;
}

/** The names of all fields that a call takes. */
export function fieldsOf(name: CallName): string[] {
  const { query, body } = schemas[name];
  return [query, body].flatMap((schema) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []));
}
