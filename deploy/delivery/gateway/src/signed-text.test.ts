import { expect, test } from '@jest/globals';
import { openSigned, signText } from './signed-text';

const key = Buffer.alloc(32, 7);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a signed text has one form: no other last letter of its signature opens it', () => {
  const signed = signText({ token: 3 }, key);
  expect(openSigned(signed, key)).toEqual({ token: 3 });
  for (const letter of letters.replace(signed.slice(-1), ''))
    expect(openSigned(`${signed.slice(0, -1)}${letter}`, key)).toBeUndefined();
});

test.each(['', '.', 'x', 'x.y', `${signText({ token: 3 }, key)}.`, signText({ token: 3 }, Buffer.alloc(32, 8))])(
  '%j opens nothing',
  (signed) => expect(openSigned(signed, key)).toBeUndefined(),
);
