import { createHash } from 'node:crypto';
import { codeLetters } from '../features/invitations/invitations';

/** An invitation code like any other, always the same one for the same invitation. */
export function inviteCodeOf(invitation: string): string {
  const bytes = createHash('sha256').update(invitation).digest().subarray(0, 8);
  return [...bytes].map((byte) => codeLetters.charAt(byte % codeLetters.length)).join('');
}
