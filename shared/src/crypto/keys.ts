/** The answer of `login/user/rsa/secretKey`: two halves of two different pairs. */
export interface RsaKeys {
  /** The server's encryption key: base64 of SPKI, with or without PEM lines. */
  readonly publicKey: string;
  /** This browser's own signing key if the server made it: base64 of PKCS#8, with or without PEM lines. */
  readonly privateKey?: string | undefined;
  /** The same key if this browser made it: nobody can read it, not even the browser's own scripts. */
  readonly signingKey?: CryptoKey | undefined;
  readonly keyId?: string | undefined;
  /** How the AES key is wrapped. Absent: PKCS#1 v1.5, for API servers that already exist. */
  readonly padding?: 'OAEP' | undefined;
  /** Whether the server understands time, nonce and path inside the signed text. */
  readonly replay?: boolean | undefined;
}
