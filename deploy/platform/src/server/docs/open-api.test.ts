import { expect, test } from '@jest/globals';
import { calls } from '@portal/shared/contract/calls';
import { schemas } from '@portal/shared/contract/schemas';
import type { z } from 'zod';
import { docsPage } from './docs-page';
import { exampleOf } from './example';
import { inputSchema } from './json-schemas';
import { openApiDocument } from './open-api';

const document = openApiDocument(() => ({ access: 'public' }));
const paths = document.paths as Record<string, Record<string, { operationId: string; security: unknown[] }>>;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

test('every call stands in the document, with its token', () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  for (const { operationId, security } of operations) {
    expect(security).toHaveLength(calls[operationId as keyof typeof calls].token ? 1 : 0);
  }
});

test('names in a path stay readable', () => {
  expect(paths['/api/web/portal/api/login/sms/token/{browserID}']).toBeDefined();
});

test('the examples are ones that the server would take', () => {
  const bodies = Object.entries(schemas).flatMap(([name, row]) =>
    row.body ? [[name, row.body as z.ZodType] as const] : [],
  );
  const wrong = bodies
    .filter(([, body]) => !body.safeParse(exampleOf(inputSchema(body))).success)
    .map(([name]) => name);
  expect(wrong).toEqual([]);
});

test('the page shows each call and runs no script', () => {
  const { html, policy } = docsPage(document);
  for (const name of Object.keys(calls)) expect(html).toContain(`id="${name}"`);
  expect(html).not.toContain('<script');
  expect(policy).toContain("default-src 'none'");
});
