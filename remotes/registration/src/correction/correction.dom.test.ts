import { expect, test } from '@jest/globals';
import { knownOf } from '../pages/verification/card-values';
import { correctionOf } from './correction';

const sentBack = {
  reasons: { 'agent.letterFile': '未盖章', scope: '不完整' },
  correctable: ['agent.letterFile', 'scope'],
};
const agent = { name: '田新', email: '', letterFile: { fileToken: 'f' } };

test('what was found is open and says why, the rest is locked', () => {
  const { locked, item } = correctionOf(sentBack, 'agent', agent);
  expect([locked('letterFile'), locked('name')]).toEqual([false, true]);
  expect(item('letterFile')).toMatchObject({ name: 'letterFile', extra: expect.anything() });
  expect(item('name')).toEqual({ name: 'name' });
});

test('where nothing is known there is nothing to lock', () => {
  expect(correctionOf(sentBack, 'agent', agent).locked('email')).toBe(false);
});

test('a card of which nothing was found stays closed; without any return everything is open', () => {
  expect(correctionOf(sentBack, 'legalPerson', {}).open).toBe(false);
  expect(correctionOf(sentBack, '', {}).open).toBe(true);
  expect(correctionOf({ reasons: {}, correctable: [] }, 'agent', agent).locked('name')).toBe(false);
});

test('a paper without a last day is known to have none; a file that is missing is not known', () => {
  const card = { state: 'DONE' as const, name: '王', idNo: '110105********002X', idValidFrom: '2015-01-01' };
  const known = knownOf({ ...card, idValidTo: null, frontFile: null, backFile: null });
  const { locked } = correctionOf({ reasons: {}, correctable: ['legalPerson.name'] }, 'legalPerson', known);
  expect([locked('idValidTo'), locked('frontFile'), locked('name')]).toEqual([true, false, false]);
  expect(correctionOf(sentBack, '', { termEnd: null }).locked('termEnd')).toBe(true);
  expect(knownOf({ ...card, idNo: '', idValidTo: null, frontFile: null, backFile: null })).toEqual({});
});
