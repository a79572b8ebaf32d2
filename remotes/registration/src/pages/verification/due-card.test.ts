import { expect, test } from '@jest/globals';
import { dueCard } from './due-card';

const draft = { name: '王', idNo: '', email: '', letterFile: null };
const view = (states: readonly string[], agent: typeof draft | null = null) => {
  const [legalPerson, agentCard, proof, certificate] = states.map((state) => ({ state }));
  return { legalPerson, agent: agentCard, proof, certificate, drafts: { legalPerson: null, agent } } as never;
};

test.each([
  [['TODO', 'TODO', 'TODO', 'TODO'], 'legalPerson'],
  [['DONE', 'TODO', 'TODO', 'TODO'], 'agent'],
  [['DONE', 'DONE', 'DOING', 'TODO'], 'proof'],
  [['DONE', 'FAILED', 'DONE', 'DONE'], 'agent'],
  [['DONE', 'DONE', 'DONE', 'DONE'], null],
])('of %j the first that waits is open', (states, card) => expect(dueCard(view(states))).toBe(card));

test('a change that was begun and not saved is due', () => {
  expect(dueCard(view(['DONE', 'DONE', 'TODO', 'TODO'], draft))).toBe('agent');
});
