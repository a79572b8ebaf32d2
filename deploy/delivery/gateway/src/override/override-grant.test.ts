import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { type OverrideGrant, openGrant, signGrant } from './override-grant';

const key = randomBytes(32);
const grant: OverrideGrant = {
  id: 'g1',
  kind: 'override',
  holder: 'link',
  tenant: 'localhost',
  slot: 'account',
  package: 'account',
  build: 'b2',
  origin: null,
  until: 2_000,
};
const before = 1_999_000;

test('what was signed is what is opened', () => {
  expect(openGrant(signGrant(grant, key), key, before)).toEqual(grant);
});

test('over is over', () => {
  expect(openGrant(signGrant(grant, key), key, 2_000_000)).toBeUndefined();
});

test('signed elsewhere it opens nothing', () => {
  expect(openGrant(signGrant(grant, randomBytes(32)), key, before)).toBeUndefined();
});

test('no character of it can be another', () => {
  const signed = signGrant(grant, key);
  for (let at = 0; at < signed.length - 1; at += 1) {
    const altered = `${signed.slice(0, at)}${signed[at] === 'A' ? 'B' : 'A'}${signed.slice(at + 1)}`;
    expect(openGrant(altered, key, before)).toBeUndefined();
  }
});

test.each(['', '.', 'a.b', 'a.b.c', signGrant(grant, key).split('.')[0] ?? ''])('%j is no grant', (text) => {
  expect(openGrant(text, key, before)).toBeUndefined();
});
