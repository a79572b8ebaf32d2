import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../http/refusal';

const cost = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/**
 * scrypt, at most a few at once and never on the event loop. Each takes 16 MB and 35 ms, so a line that grows too long
 * is turned away instead of taking the whole server with it.
 */
export class Passwords {
  readonly #atOnce: number;
  readonly #longestLine: number;
  readonly #line: (() => void)[] = [];
  #running = 0;
  /** What an account that does not exist is checked against: it takes as long as one that does. */
  #nobody: Promise<string> | undefined;

  constructor(atOnce = 2, longestLine = 200) {
    this.#atOnce = atOnce;
    this.#longestLine = longestLine;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#inTurn(() => derive(password, salt));
    return `${salt.toString('base64url')}.${key.toString('base64url')}`;
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    this.#nobody ??= this.hash(randomBytes(16).toString('base64url'));
    const [salt = '', expected = ''] = (hash ?? (await this.#nobody)).split('.');
    const key = await this.#inTurn(() => derive(password, Buffer.from(salt, 'base64url')));
    const stored = Buffer.from(expected, 'base64url');
    return stored.length === key.length && timingSafeEqual(stored, key) && hash !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#line.length >= this.#longestLine) throw new Refusal('503', '系统繁忙，请稍后再试');
      await new Promise<void>((resolve) => this.#line.push(resolve));
    }
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#line.shift()?.();
    }
  }
}
