import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters of base64url. They never repeat. */
export function randomText(): string {
  return randomBytes(16).toString('base64url');
}
