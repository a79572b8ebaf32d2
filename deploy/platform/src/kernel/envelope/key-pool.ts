import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { addressGroups } from '@portal/http';
import { LRUCache } from 'lru-cache';

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

/** The browser that asks for a pair. */
export interface PairAsker {
  readonly address: string;
  /** True: somebody has logged in with this browser before. */
  readonly knownBrowser: boolean;
}

type Give = (pair: SigningPair) => void;

/** The most pairs that one address gets from the reserve within a minute. */
const shareOfAddress = 4;
const windowMs = 60_000;
const maxAddresses = 20_000;

/**
 * Makes signing pairs ahead, one after another on a thread of the crypto library: a pair costs 140 ms, and no request
 * may block the event loop for so long. They are for browsers that cannot make their own.
 *
 * Three quarters are a reserve. One address gets a few of it, and a browser with an earlier login gets as many as it
 * needs. So an address that asks for all pairs leaves enough for everybody else. A request without a pair waits; those
 * that may use the reserve come first. When the line is full, the request is refused.
 */
export class KeyPool {
  readonly #ready: SigningPair[] = [];
  readonly #waiting: { readonly first: Give[]; readonly others: Give[] } = { first: [], others: [] };
  readonly #given = new LRUCache<string, { count: number }>({ max: maxAddresses, ttl: windowMs });
  readonly #size: number;
  readonly #reserve: number;
  readonly #make: () => Promise<SigningPair>;
  #filling = false;
  #closed = false;

  constructor(size: number, make: () => Promise<SigningPair> = makeSigningPair) {
    this.#size = size;
    this.#reserve = Math.floor((size * 3) / 4);
    this.#make = make;
    void this.#fill();
  }

  /** Returns a pair. Undefined: too many requests are already waiting. */
  take(asker: PairAsker): Promise<SigningPair> | undefined {
    const counts = addressGroups(asker.address).map(({ key, times }) => this.#countOf(key) / times);
    const preferred = asker.knownBrowser || Math.max(...counts) <= shareOfAddress;
    const pair = preferred || this.#ready.length > this.#reserve ? this.#ready.shift() : undefined;
    const turn = pair ? Promise.resolve(pair) : this.#wait(preferred);
    void this.#fill();
    return turn;
  }

  close(): void {
    this.#closed = true;
  }

  /** Counts the requests of an address in its window, this one included. */
  #countOf(address: string): number {
    const given = this.#given.get(address) ?? { count: 0 };
    if (given.count === 0) this.#given.set(address, given);
    given.count += 1;
    return given.count;
  }

  #wait(preferred: boolean): Promise<SigningPair> | undefined {
    const line = preferred ? this.#waiting.first : this.#waiting.others;
    if (line.length >= this.#size) return undefined;
    return new Promise((give) => line.push(give));
  }

  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    const { first, others } = this.#waiting;
    try {
      while (!this.#closed && (first.length + others.length > 0 || this.#ready.length < this.#size)) {
        const pair = await this.#make();
        const give = first.shift() ?? others.shift();
        if (give) give(pair);
        else this.#ready.push(pair);
      }
    } finally {
      this.#filling = false;
    }
  }
}
