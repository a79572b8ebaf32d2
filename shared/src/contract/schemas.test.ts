import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { maxBodyBytes } from './body-size';
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

/** A schema as JSON Schema has it. */
type Json = z.core.JSONSchema.JSONSchema;

/** No form has more fields to which somebody could have a finding. */
const maxFindings = 60;
/** A Chinese character has three bytes, and all of them may be Chinese. */
const bytesOfCharacter = 3;

/** The most characters that an expression allows, or a few more. Without an end if it names none. */
function longestMatch(pattern: string): number {
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (/[*+]|,\}/.test(bare)) return Number.POSITIVE_INFINITY;
  return [...bare.matchAll(/\{(?:\d+,)?(\d+)\}/g)].reduce((sum, [, most]) => sum + Number(most), bare.length);
}

function maxTextLength({ maxLength, pattern, format }: Json): number {
  if (maxLength !== undefined) return maxLength * bytesOfCharacter + 2;
  if (format === 'date') return 12;
  return pattern === undefined ? Number.POSITIVE_INFINITY : longestMatch(pattern) + 2;
}

function maxObjectLength({ properties = {}, propertyNames, additionalProperties }: Json): number {
  const named = Object.entries(properties).map(([name, value]) => name.length + 4 + longest(value as Json));
  const sum = named.reduce((all, one) => all + one, 2);
  if (!additionalProperties) return sum;
  return sum + maxFindings * (longest(propertyNames as Json) + 2 + longest(additionalProperties as Json));
}

/** The length of the longest value of a schema as JSON, in bytes. */
function longest(schema: Json): number {
  const ways = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (ways) return Math.max(...ways.map((way) => longest(way as Json)));
  if (schema.enum) return Math.max(...schema.enum.map((value) => Buffer.byteLength(JSON.stringify(value))));
  if ('const' in schema) return Buffer.byteLength(JSON.stringify(schema.const));
  switch (schema.type) {
    case 'string':
      return maxTextLength(schema);
    case 'array':
      return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (longest(schema.items as Json) + 1);
    case 'object':
      return maxObjectLength(schema);
    case 'number':
    case 'integer':
      return 24;
    case 'boolean':
    case 'null':
      return 5;
    default:
      throw new Error(`a schema of no known kind: ${JSON.stringify(schema)}`);
  }
}

/** What the seal adds to a body: time, nonce and path, and base64. Staff send theirs as they are. */
const asSent = ({ audience }: Call, bytes: number) => (audience === 'staff' ? bytes : ((bytes + 512) * 4) / 3);

test.each(rows.filter(([, call]) => call.body === 'json'))(
  '%s: the longest body that its schema takes is within its size',
  (name, call) => {
    const { body = z.null() } = schemasOf(name);
    const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    expect(asSent(call, longest(json))).toBeLessThanOrEqual(maxBodyBytes(call));
  },
);
