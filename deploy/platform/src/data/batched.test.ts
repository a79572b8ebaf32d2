import { expect, test } from '@jest/globals';
import { Batched } from './batched';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('alone at once, under load together, each gets its own answer', async () => {
  const asked: number[][] = [];
  const answers: (() => void)[] = [];
  const batched = new Batched<number, string>(async (keys) => {
    asked.push([...keys]);
    await new Promise<void>((resolve) => answers.push(resolve));
    return keys.map(String);
  });
  const values = Promise.all(Array.from({ length: 10 }, (_, key) => batched.get(key)));
  await settled();
  expect(asked).toEqual([[0], [1], [2], [3]]);
  answers.shift()?.();
  await settled();
  expect(asked.at(-1)).toEqual([4, 5, 6, 7, 8, 9]);
  for (const answer of answers) answer();
  expect(await values).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('a question that fails fails for those who asked it, and not for the next', async () => {
  const batched = new Batched<string, string>(async (keys) => {
    if (keys.includes('bad')) throw new Error('away');
    return keys;
  });
  await expect(batched.get('bad')).rejects.toThrow('away');
  expect(await batched.get('good')).toBe('good');
});
