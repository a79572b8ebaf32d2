import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);

export interface SigningPair {
  /** Base64 of SPKI, for the server. */
  readonly publicKey: string;
  /** Base64 of PKCS#8, for the browser. */
  readonly privateKey: string;
}

export async function makeSigningPair(): Promise<SigningPair> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return { publicKey: publicKey.toString('base64'), privateKey: privateKey.toString('base64') };
}

/**
 * Signing pairs made ahead, one after another on a thread of the crypto library's: a pair costs 140 ms, which no request
 * may cost the event loop. When the pool is empty requests wait in line, and beyond the line's length are turned away.
 */
export class KeyPool {
  readonly #ready: SigningPair[] = [];
  readonly #waiting: ((pair: SigningPair) => void)[] = [];
  readonly #size: number;
  readonly #make: () => Promise<SigningPair>;
  #filling = false;
  #closed = false;

  constructor(size: number, make: () => Promise<SigningPair> = makeSigningPair) {
    this.#size = size;
    this.#make = make;
    void this.#fill();
  }

  /** Undefined: too many are waiting already. */
  take(): Promise<SigningPair> | undefined {
    const pair = this.#ready.shift();
    if (pair) {
      void this.#fill();
      return Promise.resolve(pair);
    }
    if (this.#waiting.length >= this.#size) return undefined;
    const turn = new Promise<SigningPair>((resolve) => this.#waiting.push(resolve));
    void this.#fill();
    return turn;
  }

  close(): void {
    this.#closed = true;
  }

  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      while (!this.#closed && (this.#waiting.length > 0 || this.#ready.length < this.#size)) {
        const pair = await this.#make();
        const next = this.#waiting.shift();
        if (next) next(pair);
        else this.#ready.push(pair);
      }
    } finally {
      this.#filling = false;
    }
  }
}
