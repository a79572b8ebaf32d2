import { expect, test } from '@jest/globals';
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

test('a question that fails fails for those who asked it, and not for the next', async () => {
  const batched = new Batched<string, string>(async (keys) => {
    if (keys.includes('bad')) throw new Error('away');
    return keys;
  });
  await expect(batched.get('bad')).rejects.toThrow('away');
  expect(await batched.get('good')).toBe('good');
});
