import { createHmac, timingSafeEqual } from 'node:crypto';

function signatureOf(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A value as text that nobody can change without the key. */
export function signText(value: object, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(text, key)}`;
}

/** The value of a signed text; undefined if the text is forged or altered. */
export function openSigned(signed: string, key: Buffer): unknown {
  const [text, signature, ...more] = signed.split('.');
  if (!text || !signature || more.length > 0) return undefined;
  // Compares the texts, not their bytes: base64 can write the same bytes in more than one way.
  const expected = Buffer.from(signatureOf(text, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // We signed it ourselves, so it is what we wrote.
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
