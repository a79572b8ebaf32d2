import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { auditEvent, sentCode, session, ticket } from '@portal/database/schema/platform';
import type { Call, CallInput, CallName } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { count } from 'drizzle-orm';
import fc from 'fast-check';
import type { Sealed } from '../testing/api-client';
import { openDemoDatabase } from '../testing/demo-database';
import { enterCompany, logIn } from '../testing/log-in';
import { TestPlatform } from '../testing/test-platform';

let database: Database;
let platform: TestPlatform;
let token = '';

beforeAll(async () => {
  database = await openDemoDatabase();
  platform = new TestPlatform(database);
  await platform.app.ready();
  const client = platform.client();
  await logIn(platform, client, '13800000001');
  await enterCompany(client);
  token = client.accessToken;
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

async function stored() {
  const { db } = database;
  const tables = [session, ticket, sentCode];
  const counts = await Promise.all(tables.map((table) => db.select({ rows: count() }).from(table)));
  return counts.map(([row]) => row?.rows);
}

function expectRefusal(text: string, httpStatus: number): void {
  expect([200, 401]).toContain(httpStatus);
  const envelope = JSON.parse(text);
  expect(envelope).toMatchObject({ ok: false, status: expect.any(String), msg: expect.any(String) });
  expect(envelope.status).not.toBe('500');
  expect(text).not.toMatch(/\bat .+\.ts|select |insert |node_modules|platform\./);
}

const posts = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.method === 'POST');
/** Refused whatever comes: it needs a body or a query that junk is not. */
const demanding = posts.filter(([, call]) => (call.body === 'json' && call.sealed) || call.query);

const junkText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.constantFrom('{', '[]', 'null', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '\u0000', '"'),
  fc.base64String({ maxLength: 400 }),
);
const headerText = fc.oneof(fc.base64String({ maxLength: 400 }), fc.stringMatching(/^[ -~]{0,80}$/), fc.constant(''));

test('hundreds of malformed requests: never a 500, never a trace, nothing stored', async () => {
  const before = await stored();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...demanding),
      junkText,
      fc.record({ sign: headerText, aes: headerText, 'key-id': headerText }),
      fc.constantFrom(
        'application/json',
        'text/plain',
        'text/html',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
      ),
      fc.boolean(),
      async ([, call], body, headers, contentType, loggedIn) => {
        const response = await platform.app.inject({
          method: 'POST',
          url: `/api${callUrl(call, { browserID: 'abc' })}`,
          headers: {
            ...headers,
            'content-type': contentType,
            ...(loggedIn ? { authorization: `Bearer ${token}` } : {}),
          },
          payload: body,
        });
        expectRefusal(response.body, response.statusCode);
      },
    ),
    { numRuns: 400 },
  );
  expect(await stored()).toEqual(before);
}, 60_000);

test('a sealed request with any part altered: one answer', async () => {
  const client = platform.client();
  const input = { body: { browserID: client.browserId, reason: '退出' } } as CallInput<'saveLogOutLog'>;
  await client.ok('saveLogOutLog', input);
  const flip = (text: string, place: number) => {
    const at = place % text.length;
    const other = text[at] === 'A' ? 'B' : 'A';
    return text.slice(0, at) + other + text.slice(at + 1);
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('body', 'sign', 'aes', 'key-id'), fc.nat(), async (part, place) => {
      const alter = (sealed: Sealed): Sealed =>
        part === 'body'
          ? { ...sealed, body: flip(sealed.body, place) }
          : { ...sealed, headers: { ...sealed.headers, [part]: flip(sealed.headers[part] ?? '', place) } };
      const { envelope } = await client.call('saveLogOutLog', input, alter);
      // The last character of base64 may hold bits that mean nothing: then the request is whole.
      if (!envelope.ok)
        expect(envelope).toEqual({ status: '440', ok: false, msg: '安全校验未通过，请重试', body: null });
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('each envelope fault leaves its row in the audit, in one line', async () => {
  const client = platform.client();
  await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, (sealed) => ({
    ...sealed,
    body: 'AAAA',
  }));
  const reason = 'line one\r\nline two: forged';
  await client.ok('saveLogOutLog', { body: { browserID: client.browserId, reason } });
  const events = await database.db.select().from(auditEvent);
  expect(events).toContainEqual(expect.objectContaining({ action: 'envelope', object: 'saveLogOutLog: body' }));
  expect(events.every(({ object }) => !/[\r\n]/.test(object))).toBe(true);
});

test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
  'a sealed body that reaches for a prototype is refused like any other that is altered: %s',
  async (text) => {
    const client = platform.client();
    const body = { browserID: client.browserId, ...JSON.parse(text) };
    const { envelope } = await client.call('saveLogOutLog', { body });
    expect(envelope).toMatchObject({ status: '440', ok: false });
  },
);

test.each(['a\0b', 'a\ud83d'])('what the database cannot hold is refused', async (reason) => {
  const client = platform.client();
  const { envelope } = await client.plain('saveLogOutLog', { body: { browserID: client.browserId, reason } });
  expect(envelope).toMatchObject({ status: '400', msg: '请求包含无效字符' });
});

test.each(['/api/nothing', '/api/web/portal/api/login/nothing'])('%s is no call', async (url) => {
  const response = await platform.app.inject({ method: 'POST', url });
  expect(response.json()).toMatchObject({ status: '404', ok: false });
});

test('another site’s page gets nothing', async () => {
  const response = await platform.app.inject({
    method: 'POST',
    url: `/api${callUrl(calls.provinceList)}`,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.json()).toMatchObject({ status: '403', ok: false });
});
