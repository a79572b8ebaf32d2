import sha1 from 'crypto-js/sha1';
import JSEncrypt from 'jsencrypt';
import type { Rsa } from './rsa';

/** jsencrypt does not throw but answers `false`: for a key it cannot read and for a text that is too long. */
function orThrow(result: string | false, what: string): string {
  if (result === false) throw new Error(`jsencrypt could not ${what}`);
  return result;
}

function withKey(key: string): JSEncrypt {
  const rsa = new JSEncrypt();
  rsa.setKey(key);
  return rsa;
}

/** Used if there is no WebCrypto, and for PKCS#1 v1.5, which WebCrypto does not do. */
export const rsaJsencrypt: Rsa = {
  async sign(text, { privateKey }) {
    // Without a key jsencrypt would make one and sign with it.
    if (privateKey === undefined) throw new Error('there is no key to sign with');
    const digest = (message: string) => sha1(message).toString();
    return orThrow(withKey(privateKey).sign(text, digest, 'sha1'), 'sign');
  },
  async wrap(aesKey, { publicKey, padding }) {
    const rsa = withKey(publicKey);
    return orThrow(padding === 'OAEP' ? rsa.encryptOAEP(aesKey) : rsa.encrypt(aesKey), 'encrypt');
  },
};
