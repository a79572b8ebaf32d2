import { randomBytes } from 'node:crypto';

/** The alphabet has no letter that sounds or looks like a digit or another letter (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new name for one request, such as `7K3M-9XQ2-V4TB`. It finds the request in the logs. If something failed,
 * customers read it out on the telephone. It has 60 random bits.
 */
export function newRequestId(): string {
  const text = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return text.replace(/(.{4})(?!$)/g, '$1-');
}
