import { createDecipheriv } from 'node:crypto';
import { EnvelopeFault } from './fault';

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** All calls share one decoder, because making one takes longer than using it. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function fromBase64(text: string, what: string): Buffer {
  if (!base64.test(text)) throw new EnvelopeFault(what);
  return Buffer.from(text, 'base64');
}

/** Decrypts AES-128-ECB-PKCS7, from base64 to text. The contract fixes this cipher; TLS protects the connection. */
export function decrypt(encrypted: string, aesKey: Buffer, what: string): string {
  const bytes = fromBase64(encrypted, what);
  try {
    const decipher = createDecipheriv('aes-128-ecb', aesKey, null);
    const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
    return utf8.decode(plain);
  } catch {
    throw new EnvelopeFault(what);
  }
}
