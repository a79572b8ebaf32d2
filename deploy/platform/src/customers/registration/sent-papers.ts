import { createHash } from 'node:crypto';
import type { Profile, Registration } from '../../domain/company/records';

type Sent = Pick<Profile, 'permit' | 'legalPerson' | 'agent'>;

const inOrder = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** Stands for everything that the company has typed and uploaded, to tell later whether any of it has changed. */
export const digestOf = ({ permit, legalPerson, agent }: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify([permit, legalPerson, agent].map(inOrder)))
    .digest('hex');

/** Returns whether the application came back and says the same as before. */
export const isUnchanged = ({ returnedDigest }: Pick<Registration, 'returnedDigest'>, sent: Sent): boolean =>
  returnedDigest === digestOf(sent);
