import { createHash } from 'node:crypto';
import { codeLetters } from '@portal/platform/src/customers/invitations/invitations';

/** Makes an invitation code of the usual form. The same invitation always gets the same code. */
export function inviteCodeOf(invitation: string): string {
  const bytes = createHash('sha256').update(invitation).digest().subarray(0, 8);
  return [...bytes].map((byte) => codeLetters.charAt(byte % codeLetters.length)).join('');
}
