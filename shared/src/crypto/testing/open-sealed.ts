/// <reference types="node" />
import { constants, createDecipheriv, createVerify, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { RsaKeys } from '../keys';

/**
 * The server's side of the envelope, written with Node's crypto alone: it has to open every request that the client
 * seals.
 */
export interface TestKeys {
  readonly client: RsaKeys;
  /** PEM halves that stay on the server. */
  readonly decryptionKey: string;
  readonly verificationKey: string;
}

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

export function testKeys(form: Pick<RsaKeys, 'padding' | 'replay' | 'keyId'> = {}): TestKeys {
  const encryption = pair();
  const signing = pair();
  return {
    client: { publicKey: bare(encryption.publicKey), privateKey: bare(signing.privateKey), ...form },
    decryptionKey: encryption.privateKey,
    verificationKey: signing.publicKey,
  };
}

/** Node 20 refuses PKCS#1 v1.5 decryption, so the padding is taken off by hand. */
function unwrapPkcs1(wrapped: Buffer, key: string): Buffer {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, wrapped);
  if (block[0] !== 0 || block[1] !== 2) throw new Error('not PKCS#1 v1.5');
  return block.subarray(block.indexOf(0, 2) + 1);
}

export function unwrapKey(aesHeader: string, keys: TestKeys): Buffer {
  const wrapped = Buffer.from(aesHeader, 'base64');
  if (keys.client.padding !== 'OAEP') return unwrapPkcs1(wrapped, keys.decryptionKey);
  return privateDecrypt(
    { key: keys.decryptionKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    wrapped,
  );
}

export function decryptAes(base64: string, key: Buffer): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8');
}

export interface Opened {
  readonly aesKey: Buffer;
  readonly text: string;
  readonly json: Record<string, unknown>;
  readonly signatureHolds: boolean;
}

export function openSealed(
  sealed: { headers: Readonly<Record<string, string>>; body: string },
  keys: TestKeys,
): Opened {
  const aesKey = unwrapKey(sealed.headers.aes ?? '', keys);
  const text = decryptAes(sealed.body, aesKey);
  const verify = createVerify('RSA-SHA1').update(text, 'utf8');
  const signatureHolds = verify.verify(keys.verificationKey, sealed.headers.sign ?? '', 'base64');
  return { aesKey, text, json: JSON.parse(text) as Record<string, unknown>, signatureHolds };
}
