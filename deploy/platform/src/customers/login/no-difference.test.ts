import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '@portal/database';
import { failureGuard, rateCounter, sentCode } from '@portal/database/schema/platform';
import type { Envelope } from '@portal/shared/contract';
import { hashOf, newCode } from '../../kernel/data/new-code';
import { strongCost } from '../../kernel/passwords';
import type { ApiClient } from '../../testing/api-client';
import { openDemoDatabase } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';

/** Neither the text of an answer nor its time tells whether a number has an account. */

let database: Database;
let platform: TestPlatform;

beforeAll(async () => {
  database = await openDemoDatabase();
  // The test uses the real cost, because the cost would show a difference.
  platform = new TestPlatform(database, { password: { cost: strongCost } });
  await platform.app.ready();
}, 240_000);
afterAll(async () => {
  await platform.close();
  await database.close();
});

const known = '13800000014';
const unknown = '13611110014';

type Ask = (client: ApiClient, mobile: string, smsToken: string) => Promise<{ envelope: Envelope<unknown> }>;

/** Stores a code that somebody has guessed, because nobody gets a code for a number without an account. */
async function guessedCode(client: ApiClient, recipient: string): Promise<string> {
  const [codeId, code] = [newCode('V'), '123456'];
  const createdAt = new Date(platform.clock());
  const expiresAt = new Date(createdAt.getTime() + 300_000);
  const { browserId } = client;
  const sent = { codeId, tenant: 'localhost', recipient, purpose: 'login', browserId, createdAt, expiresAt };
  await database.db.insert(sentCode).values({ ...sent, codeHash: hashOf(`${codeId}:${code}`) });
  return code;
}

/** Every call with a number that needs no login. */
const asks: readonly (readonly [string, Ask])[] = [
  [
    'a login',
    (client, userName) =>
      client.call('mobileLoginWithSecurity', {
        body: { userName, passWord: 'Wrong@2026x', browserID: client.browserId, code: '000000' },
      }),
  ],
  [
    'a login with a code that was right',
    async (client, userName) => {
      const code = await guessedCode(client, userName);
      return client.call('mobileLoginWithSecurity', {
        body: { userName, passWord: 'Wrong@2026x', browserID: client.browserId, code },
      });
    },
  ],
  [
    'the code of a login',
    (client, mobile, smsToken) =>
      client.call('sendMobileCodeOfLoginWithSecurity', { query: { browserID: client.browserId, mobile, smsToken } }),
  ],
  [
    'the code of a reset',
    (client, mobile, smsToken) =>
      client.call('sendVisitorCode', {
        body: { purpose: 'resetPassword', mobile, browserID: client.browserId, smsToken },
      }),
  ],
  [
    'the check of a reset',
    (client, mobile) =>
      client.call('passwordResetCheck', { body: { mobile, code: '000000', browserID: client.browserId } }),
  ],
];

async function timed(client: ApiClient, ask: Ask, mobile: string) {
  // Makes every try the first one: failures and codes are counted for both numbers in the same way.
  platform.forward(61);
  await database.db.delete(rateCounter);
  await database.db.delete(failureGuard);
  const smsToken = await client.ok('loginSmsToken', { path: { browserID: client.browserId } });
  const started = performance.now();
  const { envelope } = await ask(client, mobile, smsToken);
  return { envelope, took: performance.now() - started };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const samples = 15;
const rounds = 8;
/** If one kind of account skips the password's hash or the sending of a code, the times differ by half or more. */
const tolerance = 0.25;

/**
 * The difference of the medians, as a share of the larger one. The samples take turns, so that a slow machine slows
 * both.
 */
async function difference(client: ApiClient, ask: Ask): Promise<number> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
  for (let sample = 0; sample < samples; sample += 1) {
    const order = sample % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const mobile of order) times[mobile]?.push((await timed(client, ask, mobile)).took);
  }
  const [a, b] = [median(times[known] ?? []), median(times[unknown] ?? [])];
  return Math.abs(a - b) / Math.max(a, b);
}

test.each(asks)('[threat: known number] %s: the same words', async (_, ask) => {
  const client = platform.client();
  const answers = [await timed(client, ask, known), await timed(client, ask, unknown)];
  expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
});

test.each(asks)(
  '[threat: known number] %s: the same time',
  async (_, ask) => {
    const client = platform.client();
    const seen: number[] = [];
    // A real difference shows in every round. A difference that a busy machine makes does not.
    while (seen.length < rounds && !seen.some((share) => share < tolerance)) seen.push(await difference(client, ask));
    expect(Math.min(...seen)).toBeLessThan(tolerance);
  },
  300_000,
);
