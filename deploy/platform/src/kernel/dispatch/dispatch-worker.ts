import type { Database } from '@portal/database';
import { goOnWith, readTraceparent } from '@portal/trace';
import type { FastifyBaseLogger } from 'fastify';
import { Doorbell } from '../messages/doorbell';
import { type DispatchRow, noteFailed, noteSent, takeDue } from './dispatch-rows';
import { dispatchChannel } from './enqueue';

/** Sends one kind of row. */
export interface DispatchQueue {
  readonly name: string;
  readonly purposes: readonly string[];
  /**
   * Throws when it could not be sent. `dispatchId` is the same at each attempt, so that a provider can recognise a
   * repetition.
   */
  send(row: DispatchRow): Promise<void>;
}

interface WorkerNeeds {
  readonly database: Database;
  readonly queues: readonly DispatchQueue[];
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const batch = 20;
/** The worker looks this often for retries that have become due. New rows ring the bell. */
const lookEveryMs = 5_000;

/** Sends the rows of `platform.dispatch`, beside the workers of other instances, until it is stopped. */
export class DispatchWorker {
  readonly #needs: WorkerNeeds;
  readonly #bell = new Doorbell();
  readonly #stopping = new AbortController();
  readonly #ended: Promise<void>;

  constructor(needs: WorkerNeeds) {
    this.#needs = needs;
    this.#ended = this.#work();
  }

  /** Stops, and waits for the rows that are being sent. */
  stop(): Promise<void> {
    this.#stopping.abort();
    return this.#ended;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    const { database, log } = this.#needs;
    let stopListening: (() => Promise<void>) | undefined;
    while (!signal.aborted) {
      try {
        stopListening ??= await database.listen(dispatchChannel, {
          onNotification: this.#bell.ring,
          onGap: this.#bell.ring,
        });
        let taken = batch;
        while (!signal.aborted && taken === batch) taken = await this.#round();
      } catch (err) {
        // The database cannot be reached, or is closing. The rows wait.
        if (!signal.aborted) log.warn({ err }, 'the dispatch worker could not look for its rows');
      }
      await this.#bell.wait(lookEveryMs, signal);
    }
    await stopListening?.().catch(() => undefined);
  }

  /** Sends one batch of each queue. Answers the number of rows of the fullest queue. */
  async #round(): Promise<number> {
    const { database, queues, clock } = this.#needs;
    let fullest = 0;
    for (const queue of queues) {
      const known = { lane: queue.name, purposes: queue.purposes };
      const rows = await takeDue(database.db, known, batch, new Date(clock()));
      await Promise.all(rows.map((row) => this.#sendFor(queue, row)));
      fullest = Math.max(fullest, rows.length);
    }
    return fullest;
  }

  /** Sends as a part of the request that wrote the row, whichever process does it and however late. */
  #sendFor(queue: DispatchQueue, row: DispatchRow): Promise<void> {
    const { traceparent, purpose, channel, attempts } = row;
    const attributes = { 'portal.purpose': purpose, 'portal.channel': channel, 'portal.attempt': attempts };
    return goOnWith(readTraceparent(traceparent), `send from ${queue.name}`, attributes, () => this.#send(queue, row));
  }

  async #send(queue: DispatchQueue, row: DispatchRow): Promise<void> {
    const { database, clock, log } = this.#needs;
    try {
      await queue.send(row);
    } catch (err) {
      const which = { err, dispatchId: row.dispatchId, purpose: row.purpose, channel: row.channel };
      const result = await noteFailed(database.db, row, err, new Date(clock()));
      if (result === 'later') log.warn(which, 'a message could not be sent and is tried again');
      else log.error(which, 'a message could not be sent and was given up');
      return;
    }
    await noteSent(database.db, row, new Date(clock()));
  }
}
