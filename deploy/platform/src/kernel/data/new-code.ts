import { createHash, randomBytes } from 'node:crypto';

/** Makes a new identifier that nobody can guess: a letter for its kind and 96 random bits. */
export function newCode(kind: string): string {
  return `${kind}${randomBytes(12).toString('hex')}`;
}

/** Makes a secret for the client. The server stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
