import { randomInt } from 'node:crypto';

/** The alphabet has no letter that sounds or looks like a digit or another letter (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function fourLetters(): string {
  const bits = randomInt(32 ** 4);
  return [15, 10, 5, 0].map((shift) => alphabet[(bits >> shift) & 31]).join('');
}

/**
 * A new name for one request, such as `7K3M-9XQ2-V4TB`. It finds the request in the logs. If something failed,
 * customers read it out on the telephone. It has 60 random bits.
 */
export function newRequestId(): string {
  return `${fourLetters()}-${fourLetters()}-${fourLetters()}`;
}
