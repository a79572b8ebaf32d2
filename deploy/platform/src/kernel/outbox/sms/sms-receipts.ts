import type { Queryable } from '@portal/database';
import { smsReceipt } from '@portal/database/schema/platform';
import { type Registry, toldCounter } from '@portal/http/metrics';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Letter, Receipt, SmsPlace } from '../messenger';
import type { DeliveryReport } from './delivery-report';

type Outcome = 'arrived' | 'undelivered' | 'unknown';

const noReports = (): Record<Outcome, number> => ({ arrived: 0, undelivered: 0, unknown: 0 });

/** Keeps what the providers call the SMS that they have taken, and what they report of them. */
export class SmsReceipts {
  readonly #db: Queryable;
  readonly #counts: Readonly<Record<SmsPlace, Record<Outcome, number>>> = {
    first: noReports(),
    second: noReports(),
  };

  constructor(db: Queryable) {
    this.#db = db;
  }

  /** It never fails: the SMS is on its way, and whoever sent it must not send it again. */
  async note({ purpose, reference }: Letter, receipt: Receipt, now: Date, log: FastifyBaseLogger): Promise<void> {
    const { provider, insteadOf } = receipt;
    if (insteadOf !== undefined)
      log.warn({ provider, purpose, insteadOf }, 'another SMS provider has sent what one did not take');
    if (receipt.receipt === '' || reference === undefined) return;
    try {
      const row = { provider, receipt: receipt.receipt, reference, takenAt: now };
      await this.#db.insert(smsReceipt).values(row).onConflictDoNothing();
    } catch (err) {
      log.warn({ err, provider, purpose }, 'the receipt of an SMS could not be kept');
    }
  }

  /** Takes reports. The first one about an SMS counts: vendors send some of them again. */
  async take(provider: SmsPlace, reports: readonly DeliveryReport[], now: Date): Promise<void> {
    for (const { receipt, arrived, code, words } of reports) {
      const named = and(eq(smsReceipt.provider, provider), eq(smsReceipt.receipt, receipt));
      const told = await this.#db
        .update(smsReceipt)
        .set({ state: arrived ? 'ARRIVED' : 'UNDELIVERED', code, words, reportedAt: now })
        .where(and(named, isNull(smsReceipt.state)))
        .returning({ receipt: smsReceipt.receipt });
      if (told.length > 0) this.#counts[provider][arrived ? 'arrived' : 'undelivered'] += 1;
      else if ((await this.#db.select().from(smsReceipt).where(named)).length === 0)
        this.#counts[provider].unknown += 1;
    }
  }

  tellMetrics(registry: Registry): void {
    toldCounter(registry, {
      name: 'portal_sms_reports_total',
      help: 'Delivery reports of SMS, by provider: arrived, undelivered, or of an SMS that is not known here.',
      labels: ['provider', 'outcome'],
      samples: () =>
        Object.entries(this.#counts).flatMap(([provider, counts]) =>
          Object.entries(counts).map(([outcome, count]) => [{ provider, outcome }, count] as const),
        ),
    });
  }
}

/** Removes the receipts of SMS that a provider took before this time. */
export async function removeReceipts(db: Queryable, before: Date): Promise<void> {
  await db.delete(smsReceipt).where(lt(smsReceipt.takenAt, before));
}
