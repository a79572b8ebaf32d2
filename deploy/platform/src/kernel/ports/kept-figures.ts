import type { ProductFigures } from '@portal/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { askFigures, type FiguresWanted } from './figures';
import { PortFault } from './port-fault';
import type { Provider } from './providers';

const freshMs = 5 * 60_000;
/** After a failure a product is left alone for so long, so that not every page waits for it. */
const pauseMs = 30_000;
/** Older figures say nothing about today. */
const oldestMs = 24 * 60 * 60_000;
const most = 5_000;

interface Kept {
  /** Null: the product tells none. */
  readonly figures: ProductFigures | null;
  readonly at: number;
}

interface Entry {
  kept?: Kept;
  failedAt?: number;
  asking?: Promise<void>;
}

/** What a product has told of a company. */
export interface ToldFigures {
  /** Null: the product tells none, or has not answered. */
  readonly figures: ProductFigures | null;
  /** The time at which the product told them. */
  readonly at: Date | null;
  /** The product did not answer now: the figures are those of an earlier time, if there are any. */
  readonly missed: boolean;
}

/**
 * Keeps the figures of products for some minutes, in memory only: they belong to the products, and another instance asks
 * for itself. Companies that nobody has asked about lately are dropped first.
 */
export class KeptFigures {
  readonly #log: FastifyBaseLogger;
  readonly #entries = new Map<string, Entry>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Returns a product's figures for a company. Callers that ask at the same time share one request. */
  async read(provider: Provider, wanted: FiguresWanted, now: Date): Promise<ToldFigures> {
    const entry = this.#entryOf(provider, wanted);
    const age = (moment: number | undefined) => (moment === undefined ? Number.POSITIVE_INFINITY : +now - moment);
    if (age(entry.kept?.at) >= freshMs && age(entry.failedAt) >= pauseMs) {
      entry.asking ??= this.#ask(provider, wanted, entry, now).finally(() => delete entry.asking);
      await entry.asking;
    }
    const { kept } = entry;
    if (!kept || age(kept.at) >= oldestMs) return { figures: null, at: null, missed: true };
    return { figures: kept.figures, at: new Date(kept.at), missed: age(kept.at) >= freshMs };
  }

  #entryOf(provider: Provider, wanted: FiguresWanted): Entry {
    const key = keyOf(provider, wanted);
    const entry = this.#entries.get(key) ?? {};
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > most && oldest !== undefined) this.#entries.delete(oldest);
    return entry;
  }

  async #ask(provider: Provider, wanted: FiguresWanted, entry: Entry, now: Date): Promise<void> {
    try {
      entry.kept = { figures: await askFigures(provider, wanted), at: +now };
      delete entry.failedAt;
    } catch (error) {
      if (!(error instanceof PortFault)) throw error;
      this.#log.warn({ err: error, product: wanted.productCode }, 'a product did not tell its figures');
      entry.failedAt = +now;
    }
  }
}

/** Another provider, another key or another role of the company begins anew. */
const keyOf = ({ url, keyId }: Provider, { productCode, creditCode, compRole }: FiguresWanted) =>
  JSON.stringify([url, keyId, productCode, creditCode, compRole]);
