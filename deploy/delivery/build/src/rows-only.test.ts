import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { rowsOnly } from './rows-only';

const folder = new URL('../../../../shared/src/contract/groups/', import.meta.url);
const files = readdirSync(folder);

interface Row {
  readonly path: string;
  readonly query?: readonly string[];
}

test.each(files)('%s: the rows as a server has them, and nothing of the schemas', async (file) => {
  const group = (await import(new URL(file, folder).href)) as Record<string, { calls: Record<string, Row> }>;
  const text = rowsOnly(group);
  const [, name = '', rows = '{}'] = /^export const (\w+Group) = (.*);$/.exec(text) ?? [];
  const { calls } = JSON.parse(rows) as { calls: Record<string, Row> };
  const served = group[name]?.calls ?? {};
  expect(Object.keys(calls)).toEqual(Object.keys(served));
  for (const [call, row] of Object.entries(calls)) {
    const { spec: _, maxBytes: __, ...known } = served[call] as Row & { spec?: true; maxBytes?: number };
    expect(row).toEqual(known);
  }
  // A row has only names and addresses. A sentence for people is in a schema.
  expect(text).toMatch(/^[\x20-\x7e]*$/);
  expect(text).not.toMatch(/zod|schema/i);
});
