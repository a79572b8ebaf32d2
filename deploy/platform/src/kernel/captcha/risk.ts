import { rateCounter } from '@portal/database/schema/platform';
import { addressKey } from '@portal/http';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../calls/context';
import { countUse, readUses } from '../protection/rate-limit';

const daySeconds = 86_400;
/** An address with many tries makes its browsers work longer, up to four times. */
const maxExtraBits = 2;

type Asking = Pick<CallContext, 'db' | 'config' | 'origin' | 'now'>;

const addressRisk = ({ origin }: Asking) => `risk:${origin.tenant}:address:${addressKey(origin.address)}`;
const dayRisk = ({ origin }: Asking) => `risk:${origin.tenant}:day`;
const numberRisk = ({ origin }: Asking, mobile: string) => `risk:${origin.tenant}:number:${mobile}`;

const countsOf = ({ db, now }: Asking, keys: readonly string[]) => readUses(db, keys, now);

/**
 * Counts risks of the day: a code that nobody uses, a wrong code or a wrong password. It counts by the address, by the
 * number and over the whole day, always in this order, so that two at once do not deadlock.
 */
export async function noteRisk(asking: Asking, mobile: string): Promise<void> {
  const keys = [addressRisk(asking), numberRisk(asking, mobile), dayRisk(asking)];
  for (const key of keys) await countUse(asking.db, { key, most: 0, seconds: daySeconds }, asking.now);
}

/**
 * Takes the risk back, because the person who asked for the code used it. An office full of people behind one address
 * is no risk.
 */
export async function takeBackRisk(asking: Asking, mobile: string): Promise<void> {
  for (const key of [addressRisk(asking), numberRisk(asking, mobile), dayRisk(asking)]) {
    await asking.db
      .update(rateCounter)
      .set({ count: sql`greatest(${rateCounter.count} - 1, 0)` })
      .where(eq(rateCounter.counterKey, key));
  }
}

/**
 * Returns whether every request of a browser needs a captcha, because of its address or because of the total of the day.
 */
export async function isRiskyAddress(asking: Asking): Promise<boolean> {
  const { perAddress, perDay } = asking.config.captcha;
  const [address = 0, day = 0] = await countsOf(asking, [addressRisk(asking), dayRisk(asking)]);
  return address >= perAddress || day >= perDay;
}

export async function isRiskyNumber(asking: Asking, mobile: string): Promise<boolean> {
  const [count = 0] = await countsOf(asking, [numberRisk(asking, mobile)]);
  return count >= asking.config.captcha.perNumber;
}

/** Returns the extra bits. Each one doubles the work. */
export async function extraBits(asking: Asking): Promise<number> {
  const [count = 0] = await countsOf(asking, [addressRisk(asking)]);
  const times = count / asking.config.captcha.perAddress;
  return times < 1 ? 0 : Math.min(maxExtraBits, Math.floor(Math.log2(times)));
}
