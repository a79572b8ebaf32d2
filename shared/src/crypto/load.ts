import type { Rsa } from './rsa';
import { rsaWebCrypto } from './rsa-web-crypto';

const loadAes = () => import('./aes');
const loadJsencrypt = async (): Promise<Rsa> => (await import('./rsa-jsencrypt')).rsaJsencrypt;

/** Browsers show `subtle` only in a secure context. */
const hasWebCrypto = () => crypto.subtle !== undefined;

export async function loadCipher(): Promise<(text: string, key: string) => string> {
  return (await loadAes()).encrypt;
}

export async function loadRsa(padding: 'OAEP' | undefined): Promise<Rsa> {
  if (!hasWebCrypto()) return loadJsencrypt();
  if (padding === 'OAEP') return rsaWebCrypto;
  return { sign: rsaWebCrypto.sign, wrap: (await loadJsencrypt()).wrap };
}

/**
 * Starts to fetch the code that sealing will need, when a form is first touched, or at idle. A failure does not matter
 * here: the request that needs the chunk fetches it again.
 */
export function warmCrypto(): void {
  void Promise.allSettled([loadAes(), hasWebCrypto() ? null : loadJsencrypt()]);
}
