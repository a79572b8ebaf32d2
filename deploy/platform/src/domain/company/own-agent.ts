import { type Profile, type Registration, textOf } from './records';

/**
 * Returns whether the company's legal person registered it themselves: they need no authority from anybody. The licence
 * has to name the same person.
 */
export const isOwnAgent = (
  { identity }: Pick<Registration, 'identity'>,
  { permit, agent }: Pick<Profile, 'permit' | 'agent'>,
): boolean => identity === '10' && textOf(agent, 'name') === textOf(permit, 'legalPerson');
