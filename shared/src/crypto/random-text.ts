/** 64 characters, so that six bits of a random byte choose one, and all are equally likely. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Random ASCII characters; `getRandomValues` exists outside secure contexts too. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte & 63]).join('');
}
