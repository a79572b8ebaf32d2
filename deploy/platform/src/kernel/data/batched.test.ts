import { describe, expect, test } from '@jest/globals';
import { Batched } from './batched';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function slowly() {
  const asked: number[][] = [];
  const answers: (() => void)[] = [];
  const batched = new Batched<number, string>(async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((resolve) => answers.push(resolve));
    return keys.map(String);
  });
  return { asked, answers, batched };
}

test('what comes in one turn goes together, and each gets its own answer', async () => {
  const { asked, answers, batched } = slowly();
  const values = Promise.all([7, 8, 9].map((key) => batched.get(key)));
  await settled();
  expect(asked).toEqual([[7, 8, 9]]);
  answers.shift()?.();
  expect(await values).toEqual(['7', '8', '9']);
});

test('what comes while two questions are out waits for the first answer, and goes together', async () => {
  const { asked, answers, batched } = slowly();
  const values: Promise<string>[] = [];
  for (let key = 0; key < 6; key += 1) {
    values.push(batched.get(key));
    await settled();
  }
  expect(asked).toEqual([[0], [1]]);
  answers.shift()?.();
  await settled();
  expect(asked).toEqual([[0], [1], [2, 3, 4, 5]]);
  for (const answer of answers) answer();
  expect(await Promise.all(values)).toEqual(['0', '1', '2', '3', '4', '5']);
});

const refusing = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('one key that the database refuses among many', () => {
  const keys = Array.from({ length: 200 }, (_, key) => key);

  function picky(guilty: ReadonlySet<number>, wrap = (error: Error) => error) {
    const counts = { asked: 0 };
    const batched = new Batched<number, string>(async (asked) => {
      counts.asked += 1;
      if (asked.some((key) => guilty.has(key))) throw wrap(refusing('invalid byte sequence', '22021'));
      return asked.map(String);
    });
    return { counts, outcomes: () => Promise.allSettled(keys.map((key) => batched.get(key))) };
  }

  test.each([
    ['first', 0],
    ['in the middle', 101],
    ['last', 199],
  ])('[threat: one request fails others] %s: it fails alone, and soon', async (_, guilty) => {
    const { counts, outcomes } = picky(new Set([guilty]));
    for (const [key, outcome] of (await outcomes()).entries()) {
      if (key === guilty) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '22021' } });
      else expect(outcome).toEqual({ status: 'fulfilled', value: String(key) });
    }
    expect(counts.asked).toBeLessThanOrEqual(18);
  });

  test('several of them, and the code in the cause of the error', async () => {
    const wrapped = (cause: Error) => new Error('Failed query', { cause });
    const { outcomes } = picky(new Set([3, 4, 120]), wrapped);
    const failed = (await outcomes()).flatMap(({ status }, key) => (status === 'rejected' ? [key] : []));
    expect(failed).toEqual([3, 4, 120]);
  });
});

test.each(['ECONNREFUSED', '57P01', '53300', '25006', '42P01'])(
  'a database that cannot answer (%s) is asked once for all, not once for each',
  async (code) => {
    let asked = 0;
    const batched = new Batched<number, string>(async () => {
      asked += 1;
      throw refusing('away', code);
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, key) => batched.get(key)));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toBe(1);
  },
);

test('a question that fails fails for those who asked it, and not for the next', async () => {
  const batched = new Batched<string, string>(async (keys) => {
    if (keys.includes('bad')) throw new Error('away');
    return keys;
  });
  await expect(batched.get('bad')).rejects.toThrow('away');
  expect(await batched.get('good')).toBe('good');
});
