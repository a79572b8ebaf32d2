import aes from 'crypto-js/aes';
import utf8 from 'crypto-js/enc-utf8';
import ecb from 'crypto-js/mode-ecb';
import pkcs7 from 'crypto-js/pad-pkcs7';

/** Base64 of AES-128-ECB-PKCS7 over the text in UTF-8; the key is 16 ASCII characters. */
export function encrypt(text: string, key: string): string {
  return aes.encrypt(text, utf8.parse(key), { mode: ecb, padding: pkcs7 }).toString();
}
