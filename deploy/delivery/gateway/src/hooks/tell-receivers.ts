import type { Releases } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { inRounds } from '../in-rounds';
import type { HookSender } from './hook-sender';

export interface TellingOptions {
  readonly delivery: Pick<Releases, 'takeDeliveries' | 'noteDelivery' | 'forgetOldDeliveries'>;
  readonly sender: Pick<HookSender, 'send'>;
  readonly log: FastifyBaseLogger;
  /** The time between two rounds, in ms. */
  readonly every?: number;
}

const defaultRound = 2_000;
const roundsBetweenCleanings = 1_800;

/** Tells the receivers of hooks what happened, in rounds. Gateways share the work: each row is taken by one of them. */
export function tellReceivers({ delivery, sender, log, every = defaultRound }: TellingOptions): () => Promise<void> {
  let rounds = 0;

  async function round(): Promise<void> {
    try {
      const taken = await delivery.takeDeliveries();
      await Promise.all(
        taken.map(async (one) => {
          const failure = await sender.send(one);
          const result = await delivery.noteDelivery(one, failure);
          if (result === 'told') return;
          const which = { hook: one.hookId, event: one.event, delivery: one.id, failure };
          if (result === 'later') log.warn(which, 'a receiver could not be told and is told later');
          else log.error(which, 'a receiver could not be told, and this was given up');
        }),
      );
      rounds += 1;
      if (rounds % roundsBetweenCleanings === 1) await delivery.forgetOldDeliveries();
    } catch (error) {
      // What was taken is taken again when its lease is over.
      log.warn({ err: error }, 'receivers could not be told');
    }
  }

  return inRounds(round, every);
}
