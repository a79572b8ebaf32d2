import { keyBytes, toBase64 } from './base64';
import type { RsaKeys } from './keys';
import type { Rsa } from './rsa';

/** Importing a key costs more than using it, and a page uses one pair for hours, so the last key is kept. */
function importOnce(load: (key: string) => Promise<CryptoKey>): (key: string) => Promise<CryptoKey> {
  let last: { key: string; imported: Promise<CryptoKey> } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, imported: load(key) };
    return last.imported;
  };
}

const importedKey = importOnce((key) =>
  crypto.subtle.importKey('pkcs8', keyBytes(key), { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-1' }, false, ['sign']),
);
const wrappingKey = importOnce((key) =>
  crypto.subtle.importKey('spki', keyBytes(key), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']),
);

/** A key that the server gave comes before the browser's own: such a server knows no other key. */
async function signingKeyOf({ privateKey, signingKey }: RsaKeys): Promise<CryptoKey> {
  const key = privateKey === undefined ? signingKey : await importedKey(privateKey);
  if (!key) throw new Error('there is no key to sign with');
  return key;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Used in a secure context: a signature takes 2 ms on a slow phone, and 71 ms with jsencrypt. It does no PKCS#1 v1.5.
 */
export const rsaWebCrypto: Rsa = {
  async sign(text, keys) {
    const key = await signingKeyOf(keys);
    return toBase64(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, bytesOf(text)));
  },
  async wrap(aesKey, { publicKey }) {
    const key = await wrappingKey(publicKey);
    return toBase64(await crypto.subtle.encrypt('RSA-OAEP', key, bytesOf(aesKey)));
  },
};
