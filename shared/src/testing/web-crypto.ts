import { webcrypto } from 'node:crypto';

/** Gives jsdom the Web Crypto of browsers, which it has only a part of. */
export function provideWebCrypto(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
