import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { auditEvent, sentCode, session, ticket } from '@portal/database/schema/platform';
import type { Call, CallInput, CallName } from '@portal/shared/contract';
import { callUrl } from '@portal/shared/contract/call';
import { calls } from '@portal/shared/contract/calls';
import { count } from 'drizzle-orm';
import fc from 'fast-check';
import type { Sealed } from '../../testing/api-client';
import { openDemoDatabase } from '../../testing/demo-database';
import { enterCompany, logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';

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
/** These calls refuse all junk, because they need a certain body or query. */
const demanding = posts.filter(([, call]) => (call.body === 'json' && call.sealed) || call.query);

const junkText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.constantFrom('{', '[]', 'null', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '\u0000', '"'),
  fc.base64String({ maxLength: 400 }),
);
const headerText = fc.oneof(fc.base64String({ maxLength: 400 }), fc.stringMatching(/^[ -~]{0,80}$/), fc.constant(''));

test('[threat: telling fault] hundreds of malformed requests: never a 500, never a trace, nothing stored', async () => {
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

test('[threat: replay] a sealed request with any part altered: one answer', async () => {
  const client = platform.client();
  const input = { body: { browserID: client.browserId, reason: '主动退出' } } as CallInput<'saveLogOutLog'>;
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
      // The last character of base64 may hold bits without meaning. If only these change, the request is whole.
      if (!envelope.ok)
        expect(envelope).toEqual({ status: '440', ok: false, msg: '安全校验未通过，请重试', body: null });
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('[threat: untrue audit] each envelope fault leaves its row in the audit; nobody writes words of their own there', async () => {
  const client = platform.client();
  // The server only counts further events from the earlier tests' address in this minute, so this test uses another
  // one.
  client.address = '203.0.113.9';
  await client.call('saveLogOutLog', { body: { browserID: client.browserId } }, (sealed) => ({
    ...sealed,
    body: 'AAAA',
  }));
  const forged = { body: { browserID: client.browserId, reason: 'line one\r\nline two: forged' } };
  const { envelope } = await client.call('saveLogOutLog', forged as never);
  expect(envelope.status).toBe('400');
  const events = await database.db.select().from(auditEvent);
  expect(events).toContainEqual(expect.objectContaining({ action: 'envelope', object: 'saveLogOutLog: body' }));
  expect(events.every(({ object }) => !/[\r\n]|forged/.test(object))).toBe(true);
});

test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
  '[threat: hostile JSON] a sealed body that reaches for a prototype is refused like any other that is altered: %s',
  async (text) => {
    const client = platform.client();
    const body = { browserID: client.browserId, ...JSON.parse(text) };
    const { envelope } = await client.call('saveLogOutLog', { body });
    expect(envelope).toMatchObject({ status: '440', ok: false });
  },
);

describe('JSON that is nested deep', () => {
  const nested = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth);
  const forms = [
    ['lists', nested(8_000, ['[', ']'])],
    ['lists that do not end', '['.repeat(16_000)],
    ['objects', nested(2_500, ['{"a":', '}']).replace(':}', ':1}')],
    ['in a field', `{"reason":${nested(8_000, ['[', ']'])}}`],
    ['just too deep', `{"reason":${nested(20, ['[', ']'])}}`],
    ['behind a text that looks like its end', `{"a":"\\\\\\"]}","reason":${nested(8_000, ['[', ']'])}}`],
  ] as const;

  test.each(forms)('%s: refused, at once', async (_, payload) => {
    const started = performance.now();
    const response = await platform.app.inject({
      method: 'POST',
      url: `/api${callUrl(calls.saveLogOutLog)}`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.json()).toMatchObject({ status: '400', msg: '请求格式不正确' });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('in a sealed body: refused like any other that is altered', async () => {
    const client = platform.client();
    let deep: unknown = 'x';
    for (let depth = 0; depth < 2_000; depth += 1) deep = [deep];
    const body = { browserID: client.browserId, reason: deep } as unknown as { browserID: string };
    expect((await client.call('saveLogOutLog', { body })).envelope).toMatchObject({ status: '440', ok: false });
  });
});

describe('odd addresses and headers: never a 500, and at once', () => {
  const path = `/api${callUrl(calls.articleList)}`;
  const odd: [string, { url?: string; headers?: Record<string, string>; payload?: string }][] = [
    ['a query of nothing but signs', { url: `${path}?${'&=;'.repeat(5_000)}` }],
    ['one name a thousand times', { url: `${path}?${'a=1&'.repeat(3_000)}` }],
    ['a query that cannot be decoded', { url: `${path}?a=%E0%A4%A&%=%&%00=%00` }],
    ['names of prototypes', { url: `${path}?__proto__=1&constructor=2&toString=3` }],
    ['an address that cannot be decoded', { url: '/api/web/portal/api/login/sms/token/%E0%A4%A' }],
    ['a zero character in an address', { url: '/api/web/portal/api/login/sms/token/a%00b' }],
    ['a long name in an address', { url: `/api/web/portal/api/login/sms/token/${'a'.repeat(8_000)}` }],
    ['slashes', { url: `/api${'/'.repeat(8_000)}` }],
    ['dots', { url: `/api/${'../'.repeat(3_000)}` }],
    ['encodings', { headers: { 'accept-encoding': 'x-none;q=0.1,'.repeat(1_000) } }],
    ['an encoding that nobody knows', { headers: { 'content-encoding': 'br', 'accept-encoding': '*;q=0' } }],
    ['a content type that is none', { headers: { 'content-type': `${'a/'.repeat(2_000)};;;=` } }],
    ['a token that is none', { headers: { authorization: `Bearer ${' '.repeat(8_000)}x` } }],
    ['a token of signs', { headers: { authorization: `Bearer ${'-_'.repeat(60)}` } }],
    ['cookies', { headers: { cookie: `${';'.repeat(4_000)}portal_browser=${'='.repeat(4_000)}` } }],
    ['a browser with a long name', { headers: { 'user-agent': 'Mozilla/5.0 ('.repeat(600) } }],
    ['base64 that is none', { headers: { 'key-id': 'x', sign: '='.repeat(4_000), aes: `${'A'.repeat(7_999)}!` } }],
    ['JSON of nothing but names', { payload: `{${'"a":1,'.repeat(140_000)}"b":1}` }],
    ['a number of many digits', { payload: `{"pageNum":${'9'.repeat(900_000)}}` }],
  ];

  test.each(odd)('%s', async (_, { url = path, headers = {}, payload = '{}' }) => {
    const started = performance.now();
    const response = await platform.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    expect(response.json().status).not.toBe('500');
    expect([200, 400, 401, 404, 414]).toContain(response.statusCode);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('forms that are none', () => {
  const part = (headers: string, content = 'x') => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const file = 'Content-Disposition: form-data; name="file"; filename="a.png"';
  const forms: [string, string, string?][] = [
    ['nothing', ''],
    ['no boundary', `${part(file)}--b--\r\n`, 'multipart/form-data'],
    ['another boundary', `${part(file)}--b--\r\n`, 'multipart/form-data; boundary=other'],
    ['an empty boundary', `${part(file)}--b--\r\n`, 'multipart/form-data; boundary='],
    ['no end', part(file)],
    ['cut in the headers', `--b\r\n${file}`],
    ['no headers', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['headers that are none', `${part('::::\r\n\0\0')}--b--\r\n`],
    [
      'a name that cannot be decoded',
      `${part('Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%E0%A4%A')}--b--\r\n`,
    ],
    ['another character set', `${part(`${file}\r\nContent-Type: text/plain; charset=nothing-8`)}--b--\r\n`],
    ['base64 that is none', `${part(`${file}\r\nContent-Transfer-Encoding: base64`, '****')}--b--\r\n`],
    ['a prototype', `${part('Content-Disposition: form-data; name="__proto__"')}--b--\r\n`],
    [
      'a file named like a prototype',
      `${part('Content-Disposition: form-data; name="constructor"; filename="a.png"')}--b--\r\n`,
    ],
    ['many fields', `${part('Content-Disposition: form-data; name="a"').repeat(1_000)}--b--\r\n`],
    ['many files', `${part(file).repeat(100)}--b--\r\n`],
    ['many headers', `${part(Array.from({ length: 5_000 }, (_, n) => `X-${n}: y`).join('\r\n'))}--b--\r\n`],
    [
      'JSON deep in a field',
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', '['.repeat(9_000))}--b--\r\n`,
    ],
  ];

  test.each(forms)('%s: 400, at once', async (_, payload, contentType = 'multipart/form-data; boundary=b') => {
    const started = performance.now();
    const response = await platform.app.inject({
      method: 'POST',
      url: `/api${callUrl(calls.fileStore)}`,
      headers: { 'content-type': contentType, authorization: `Bearer ${token}` },
      payload,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: '400', ok: false });
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  test('[threat: hostile upload] any bytes: never a 500', async () => {
    const junk = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      fc
        .array(fc.constantFrom('--b', '\r\n', '--', file, 'x', '\0', ': ', '"', ';', 'Content-Type: '), {
          maxLength: 30,
        })
        .map((parts) => Buffer.from(parts.join(''))),
    );
    await fc.assert(
      fc.asyncProperty(junk, async (payload) => {
        const response = await platform.app.inject({
          method: 'POST',
          url: `/api${callUrl(calls.fileStore)}`,
          headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` },
          payload,
        });
        expect(['400', '429']).toContain(response.json().status);
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

test.each(['a\0b', 'a\ud83d'])('[threat: hostile JSON] what the database cannot hold is refused', async (reason) => {
  const client = platform.client();
  const { envelope } = await client.plain('articleList', { body: { keyword: reason } });
  expect(envelope).toMatchObject({ status: '400', msg: '请求包含无效字符' });
});

test.each(['/api/nothing', '/api/web/portal/api/login/nothing'])('%s is no call', async (url) => {
  const response = await platform.app.inject({ method: 'POST', url });
  expect(response.json()).toMatchObject({ status: '404', ok: false });
});

test('[threat: call from another site] another site’s page gets nothing', async () => {
  const response = await platform.app.inject({
    method: 'POST',
    url: `/api${callUrl(calls.provinceList)}`,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.json()).toMatchObject({ status: '403', ok: false });
});
