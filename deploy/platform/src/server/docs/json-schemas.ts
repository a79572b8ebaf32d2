import { z } from 'zod';

export type JsonSchema = { readonly [key: string]: unknown };

/**
 * The schema of a client's input. It leaves out checks that only code can express; a refusal's sentence explains those.
 */
export function inputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

export function outputSchema(schema: z.ZodType): JsonSchema {
  return withoutDialect(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
}

function withoutDialect({ $schema: _, ...schema }: Record<string, unknown>): JsonSchema {
  return schema;
}
