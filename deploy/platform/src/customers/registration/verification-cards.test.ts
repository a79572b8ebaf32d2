import { expect, test } from '@jest/globals';
import { formCard, hasFaults, proofCard, reopenedStep } from './verification-cards';

test.each([
  ['NONE', null, 'TODO', 'none'],
  ['WAITING', null, 'DOING', 'face'],
  ['SCANNED', 'PAID_FAILED', 'DOING', 'face'],
  ['SUCCESS', 'PAID', 'DONE', 'face'],
  ['FAILED', null, 'FAILED', 'face'],
  ['EXPIRED', 'PAID', 'DOING', 'transfer'],
  ['NONE', 'INIT', 'TODO', 'transfer'],
  ['NONE', 'PAID_SUCCESS', 'DOING', 'transfer'],
  ['WAITING', 'ORGANFINISHED', 'DONE', 'transfer'],
  ['NONE', 'EXPIRED', 'FAILED', 'transfer'],
] as const)('face %s, transfer %s: %s by %s', (face, transfer, state, way) => {
  expect(proofCard({ face, transfer })).toEqual({ state, way });
});

test('a form is done when it is filled in and nothing was found', () => {
  expect(formCard(false, false)).toBe('TODO');
  expect(formCard(true, false)).toBe('DONE');
  expect(formCard(true, true)).toBe('FAILED');
});

test('faults name their card, those of the permit do not', () => {
  expect(hasFaults({ 'agent.letterFile': '不清晰' }, 'agent')).toBe(true);
  expect(hasFaults({ 'agent.letterFile': '不清晰' }, 'legalPerson')).toBe(false);
  expect(reopenedStep({ 'agent.letterFile': '不清晰' })).toBe('verificationReopened');
  expect(reopenedStep({ 'agent.letterFile': '不清晰', address: '不符' })).toBe('permitReopened');
  expect(reopenedStep({})).toBe('verificationReopened');
});
