import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from './http/http-error';

/** The cost of one scrypt: N and r set the memory, p says how often scrypt goes through it. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export const strongCost: ScryptCost = { N: 16_384, r: 8, p: 5 };
/** The cost of hashes that do not name theirs. It is enough for random passwords. */
const firstCost: ScryptCost = { N: 16_384, r: 8, p: 1 };

const keyLength = 32;
const workOf = ({ N, r, p }: ScryptCost) => N * r * p;

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  // The limit is a little above the need, because Node's own limit is too low for a higher cost.
  const options = { N, r, p, maxmem: 256 * r * (N + p) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

interface Stored {
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly cost: ScryptCost;
}

/** `salt.key`, and behind them the cost: `.N.r.p`. */
const written = ({ salt, key, cost: { N, r, p } }: Stored) =>
  [salt.toString('base64url'), key.toString('base64url'), N, r, p].join('.');

function read(hash: string): Stored {
  const [salt = '', key = '', N, r, p] = hash.split('.');
  const cost = p === undefined ? firstCost : { N: Number(N), r: Number(r), p: Number(p) };
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url'), cost };
}

/** How many hashes run and wait. */
export interface PasswordLine {
  readonly atOnce: number;
  /** The most that wait. Those who come first have a line of their own, as long as this. */
  readonly longest: number;
}

/** Customers, and staff, who have a line of their own: nobody at one door keeps people out at the other. */
export const customersLine: PasswordLine = { atOnce: 2, longest: 60 };
export const staffLine: PasswordLine = { atOnce: 1, longest: 20 };

/** Who waits for a hash. */
export interface Turn {
  /** The address: together its requests get a quarter of the line. */
  readonly address?: string;
  /** The person has shown something else already, such as a code, and does not wait behind those who have not. */
  readonly first?: boolean;
}

interface Waiting {
  readonly address: string | undefined;
  readonly start: () => void;
}

/** The last checks whose times are kept. */
const maxTimes = 20;

/**
 * Runs scrypt, a few at a time and never on the event loop. Each takes 16 MB and a fifth of a second. When the line is
 * too long, further requests are refused, because they would take the whole server down.
 */
export class Passwords {
  readonly #cost: ScryptCost;
  readonly #limits: PasswordLine;
  readonly #first: Waiting[] = [];
  readonly #others: Waiting[] = [];
  #running = 0;
  /** The cost of the dearest hash so far. Every check costs as much, for every account. */
  #slowest: ScryptCost;
  /** How long the last checks took, in milliseconds, with their waiting. */
  readonly #times: number[] = [];
  #firstCheck: Promise<boolean> | undefined;

  constructor(cost: ScryptCost = strongCost, limits: PasswordLine = customersLine) {
    this.#cost = cost;
    this.#slowest = cost;
    this.#limits = limits;
  }

  async hash(password: string, cost = this.#cost): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.#inTurn({}, () => derive(password, salt, cost));
    return written({ salt, key, cost });
  }

  /**
   * Hashes a password that the platform made. It may cost less: nobody guesses so many random bits, and an import makes
   * thousands.
   */
  hashGenerated(password: string): Promise<string> {
    return this.hash(password, workOf(firstCost) < workOf(this.#cost) ? firstCost : this.#cost);
  }

  /**
   * Returns whether this is the password of that hash. It takes the same time for an account that does not exist, and for
   * a cheaper hash: it then does the rest of the work for nothing.
   */
  async matches(password: string, hash: string | undefined, turn: Turn = {}): Promise<boolean> {
    const stored = hash === undefined ? undefined : read(hash);
    if (stored && workOf(stored.cost) > workOf(this.#slowest)) this.#slowest = stored.cost;
    const given = stored?.salt ?? randomBytes(16);
    const began = performance.now();
    const right = await this.#inTurn(turn, async () => {
      const key = stored && (await derive(password, given, stored.cost));
      const left = this.#left(stored?.cost);
      if (left > 0) await derive(password, given, { ...this.#slowest, p: left });
      return key !== undefined && stored?.key.length === key.length && timingSafeEqual(stored.key, key);
    });
    this.#times.push(performance.now() - began);
    if (this.#times.length > maxTimes) this.#times.shift();
    return right;
  }

  /**
   * Takes as long as one of the last checks and costs nothing, for a name that nobody has. All that come before any check
   * share one, since nobody knows yet how long it takes.
   */
  async pretend(): Promise<false> {
    const took = this.#times[randomInt(Math.max(1, this.#times.length))];
    if (took === undefined) {
      this.#firstCheck ??= this.matches('', undefined);
      await this.#firstCheck;
    } else await pause(took);
    return false;
  }

  /** Returns whether the hash is cheaper than new ones. It is made again when the person types the password. */
  isCheap(hash: string): boolean {
    return workOf(read(hash).cost) < workOf(this.#cost);
  }

  /** The number of rounds of the dearest kind that remain. */
  #left(done: ScryptCost | undefined): number {
    const { N, r } = this.#slowest;
    return Math.round((workOf(this.#slowest) - (done ? workOf(done) : 0)) / (N * r));
  }

  async #inTurn<T>({ address, first = false }: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.atOnce) {
      const line = first ? this.#first : this.#others;
      if (this.#isFull(line, address)) throw new HttpError('503', '系统繁忙，请稍后再试');
      await new Promise<void>((start) => line.push({ address, start }));
    }
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      (this.#first.shift() ?? this.#others.shift())?.start();
    }
  }

  #isFull(line: readonly Waiting[], address: string | undefined): boolean {
    const { longest } = this.#limits;
    if (line.length >= longest) return true;
    return address !== undefined && line.filter((one) => one.address === address).length >= longest / 4;
  }
}
