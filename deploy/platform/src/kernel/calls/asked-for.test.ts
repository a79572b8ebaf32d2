import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import type { CallInput, CallName } from '@portal/shared/contract';
import { calls } from '@portal/shared/contract/calls';
import { schemas } from '@portal/shared/contract/schemas';
import type { z } from 'zod';
import type { ApiClient } from '../../testing/api-client';
import { openDemoDatabase } from '../../testing/demo-database';
import { type PlayedPlatform, playedPlatform } from '../../testing/played-platform';
import { signedIn } from '../../testing/signed-in';
import type { TestPlatform } from '../../testing/test-platform';
import { upload } from '../../testing/upload';

const names = Object.keys(calls) as CallName[];

test('every call is asked for by a test that knows it by name', () => {
  const sources = new URL('../../', import.meta.url);
  const texts = (readdirSync(sources, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path, sources), 'utf8'));
  expect(names.filter((name) => !texts.some((text) => text.includes(`'${name}'`)))).toEqual([]);
});

/** Calls that only read, and that no test of a feature uses. */
describe('what is only read', () => {
  let database: Database;
  let played: PlayedPlatform;
  let platform: TestPlatform;
  let root: ApiClient;
  let applicant: ApiClient;

  beforeAll(async () => {
    database = await openDemoDatabase();
    played = await playedPlatform(database);
    platform = played.platform;
    root = await signedIn(platform, '13800000001', 'A');
    applicant = await signedIn(platform, '13800000015', 'S15');
  }, 240_000);
  afterAll(async () => {
    await played.close();
    await database.close();
  });

  /** Returns the answer and checks it against the contract's schema. */
  async function told<N extends CallName>(client: ApiClient, name: N, input: CallInput<N>) {
    const answer = await client.ok(name, input);
    const { reply } = schemas[name] as { reply: z.ZodType };
    expect(reply.safeParse(answer).error?.issues ?? []).toEqual([]);
    return answer;
  }

  test('the session’s company', async () => {
    const input = { body: { productCode: 'CRM' } };
    expect(await told(root, 'custEmployeeInfoComp', input)).toEqual(await root.ok('loginInfoView', input));
  });

  test('the account centre’s dictionaries', async () => {
    expect(Object.keys(await told(root, 'custAccountDict', {}))).not.toEqual([]);
  });

  test('guides of a product', async () => {
    const all = await told(platform.client(), 'operateGuides', { body: {} });
    expect(all).not.toEqual([]);
    const productCode = all[0]?.productCode ?? '';
    const some = await told(platform.client(), 'operateGuides', { body: { productCode } });
    expect(some).toEqual(all.filter((guide) => guide.productCode === productCode));
  });

  test('changes of the company, newest first, by their state', async () => {
    const all = await told(root, 'changeList', { body: { pageSize: 100 } });
    expect(all.total).toBeGreaterThan(0);
    const state = all.rows[0]?.state;
    const some = await told(root, 'changeList', { body: { pageSize: 100, ...(state ? { state } : {}) } });
    expect(some.rows).toEqual(all.rows.filter((row) => row.state === state));
  });

  test('what stands on a licence', async () => {
    const stored = await upload(platform, applicant, 'fileStore', '营业执照.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    const { fileToken } = stored.envelope.body as { fileToken: string };
    const { values } = await told(applicant, 'licenseRead', { body: { fileToken } });
    expect(values).toMatchObject({ compName: expect.any(String), creditCode: expect.any(String) });
  });

  test.each([
    ['companyCertificate', () => root],
    ['agentLetterTemplate', () => applicant],
  ] as const)('%s is a file', async (name, client) => {
    const { httpStatus, headers, text } = await client().call(name, {});
    expect(httpStatus).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/);
    expect(text.startsWith('%PDF-')).toBe(headers['content-type'] === 'application/pdf');
    expect(text.length).toBeGreaterThan(100);
  });
});
