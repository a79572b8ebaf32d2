import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Call } from './call';
import { callGroups, calls } from './calls';
import { schemas } from './schemas';

interface AnySchemas {
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType;
}

const rows = Object.entries<Call>(calls);
const schemasOf = (name: string) => (schemas as Readonly<Record<string, AnySchemas>>)[name] ?? {};

/** What a shape's members are called, wherever it is an object. */
function fieldNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

describe('every call has its schemas', () => {
  test('and no schema is without a call', () => {
    expect(Object.keys(schemas).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  test('and belongs to one group', () => {
    const grouped = Object.values(callGroups).flatMap((group) => Object.keys(group));
    expect(grouped.sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(rows)('%s', (name, call) => {
    const { query, body, reply } = schemasOf(name);
    expect(Object.keys(query ?? {})).toEqual(call.query ?? []);
    expect(body !== undefined).toBe(call.body === 'json');
    expect(reply !== undefined).toBe(call.reply === 'json');
  });

  test.each(rows.filter(([, call]) => call.secrets))(
    '%s: each secret is a field, and the call is sealed',
    (name, call) => {
      const { query, body } = schemasOf(name);
      const fields = [...Object.keys(query ?? {}), ...fieldNames(body)];
      expect(fields).toEqual(expect.arrayContaining([...(call.secrets ?? [])]));
      expect(call.sealed).toBe(true);
    },
  );

  test.each(rows.filter(([, call]) => call.body === 'json'))('%s refuses a field that it does not know', (name) => {
    const { body } = schemasOf(name);
    const fault = body?.safeParse({ surplusField: 1 });
    expect(JSON.stringify(fault?.error?.issues)).toContain('surplusField');
  });
});
