import { z } from 'zod';

export type JsonSchema = { readonly [key: string]: unknown };

/** What a client may send. Checks that only code can express are left to the sentences of a refusal. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

export function outputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
}

function withoutDialect({ $schema: _, ...schema }: Record<string, unknown>): JsonSchema {
  return schema;
}
