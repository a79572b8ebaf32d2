import type { JsonSchema } from './json-schemas';

/** Values by field name that say more than their type. */
const byName: Readonly<Record<string, string>> = {
  browserID: '5f0c7d0e-6a43-4b7e-9d51-2a7f6c1f9b10',
  compName: '华东精工制造有限公司',
  userName: '陈立群',
};

const identifier = '1a2b3c4d5e6f708192a3';

const asObject = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

function textExample(schema: JsonSchema, name: string): string {
  if (schema.format === 'date') return '2026-11-21';
  if (/Time$|^at$|At$/.test(name)) return '2026-11-21T02:30:00.000Z';
  if (schema.pattern === '^\\d{6}$') return '123456';
  return byName[name] ?? (schema.pattern === undefined ? '示例' : identifier);
}

/** Returns one plausible value of a schema. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  const given = firstOf(schema.examples) ?? firstOf(schema.enum);
  if (given !== undefined) return given;
  const alternative = firstOf(schema.anyOf) ?? firstOf(schema.oneOf);
  if (alternative !== undefined) return exampleOf(asObject(alternative), name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(asObject(schema.properties)).map(([key, value]) => [key, exampleOf(asObject(value), key)]),
      );
    case 'array':
      return [exampleOf(asObject(schema.items), name)];
    case 'string':
      return textExample(schema, name);
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}
