import type { RsaKeys } from './keys';

/** The two RSA operations of a sealed request. Both implementations give the server the same result. */
export interface Rsa {
  /** Base64 of SHA1withRSA over the text in UTF-8. */
  sign(text: string, keys: RsaKeys): Promise<string>;
  /** Base64 of the AES key, encrypted for the server. */
  wrap(aesKey: string, keys: RsaKeys): Promise<string>;
}
