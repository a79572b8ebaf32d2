import { createHash, randomBytes } from 'node:crypto';

const start = 'portal_';
const randomLength = 43;
const checkLength = 6;
/** The settings refuse shorter ones, so there are none. */
const shortestChosen = 32;
const written = /^[A-Za-z0-9._~+/=-]{1,500}$/;

function checkOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, checkLength);
}

/** A new token: 32 random bytes, and a few check characters that show a wrong token without a query. */
export function newTokenText(): string {
  const text = start + randomBytes(32).toString('base64url');
  return text + checkOf(text);
}

/**
 * Returns whether this can be a token at all, before the database is asked. Our own tokens have the right check, or no
 * check if they are older than checks. Any other text may be the operator's own choice.
 */
export function mayBeToken(text: string): boolean {
  if (text.length < shortestChosen || !written.test(text)) return false;
  const whole = start.length + randomLength;
  if (!text.startsWith(start) || text.length !== whole + checkLength) return true;
  return checkOf(text.slice(0, whole)) === text.slice(whole);
}
