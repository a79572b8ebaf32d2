import { expect, test } from '@jest/globals';
import type { DeployToken } from '@portal/releases';
import type { ApiRefusal } from './api-refusal';
import { TokenDesk } from './token-desk';

const owner: DeployToken = { id: 1, name: 'team', package: null, tenant: null };
const right = 'the-right-one-of-the-operator-0123456789';
const guess = (n: number) => `${String(n).padStart(8, '0')}-a-guess-that-has-the-form-of-one`;

function desk(
  find: (text: string) => Promise<DeployToken | undefined> = async (text) => (text === right ? owner : undefined),
) {
  const asked: string[] = [];
  const own = new TokenDesk({
    findToken: (text: string) => {
      asked.push(text);
      return find(text);
    },
  });
  const answer = (text: string, address = '203.0.113.7') =>
    own.ownerOf(text, address).then(
      ({ name }) => name,
      (error: ApiRefusal) => error.status ?? 'failed',
    );
  return { asked, answer };
}

test('what cannot be a token costs no query', async () => {
  const { asked, answer } = desk();
  for (const text of ['portal_wrong', 'x', `portal_${'A'.repeat(49)}`]) expect(await answer(text)).toBe(401);
  expect(asked).toEqual([]);
});

test('[threat: guessed deploy token] a thousand guesses at once from one address, or one network, cost a few queries', async () => {
  const { asked, answer } = desk();
  const results = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => answer(guess(n), `2001:db8::${(n % 9_000).toString(16)}`)),
  );
  expect(asked).toHaveLength(20);
  expect(results.filter((status) => status === 429)).toHaveLength(980);
  expect(await answer(right, '198.51.100.9')).toBe('team');
});

test('who was right before goes on, also at the address of a guesser', async () => {
  const { answer } = desk();
  expect(await answer(right)).toBe('team');
  for (let n = 0; n < 30; n += 1) await answer(guess(n));
  expect(await answer(guess(99))).toBe(429);
  expect(await answer(right)).toBe('team');
});

test('right ones are not counted, at once or one after another', async () => {
  const { asked, answer } = desk();
  const results = await Promise.all(Array.from({ length: 100 }, () => answer(right)));
  expect(new Set(results)).toEqual(new Set(['team']));
  expect(asked).toHaveLength(1);
  for (let n = 0; n < 50; n += 1) expect(await answer(right)).toBe('team');
});

test('a database that is away counts against nobody', async () => {
  let away = true;
  const { answer } = desk(async (text) => {
    if (away) throw new Error('away');
    return text === right ? owner : undefined;
  });
  for (let n = 0; n < 40; n += 1) expect(await answer(guess(n))).toBe('failed');
  away = false;
  expect(await answer(right)).toBe('team');
});
