import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Call } from './call';
import { calls, groups } from './calls';
import { schemas } from './schemas';

const rows = Object.entries<Call>(calls);
const schemasOf = (name: string) => schemas[name as keyof typeof schemas];

/** The names of a schema's members, if it is an object. */
function fieldNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

describe('every call has its schemas', () => {
  test('and no schema is without a call', () => {
    expect(Object.keys(schemas).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  test('and belongs to one group', () => {
    const grouped = groups.flatMap((group) => Object.keys(group.calls));
    expect(grouped.sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(rows)('%s', (name, call) => {
    const { query, body, reply } = schemasOf(name);
    expect(fieldNames(query)).toEqual(call.query ?? []);
    expect(body !== undefined).toBe(call.body === 'json');
    expect(reply !== undefined).toBe(call.reply === 'json');
  });

  test.each(rows.filter(([, call]) => call.secrets))(
    '%s: each secret is a field, and the call is sealed',
    (name, call) => {
      const { query, body } = schemasOf(name);
      const fields = [...fieldNames(query), ...fieldNames(body)];
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
