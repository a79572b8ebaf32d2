import { countUnopened, type Database, DataKeys, repeat, sealAgain, waitingToSeal } from '@portal/database';
import { dataSealing } from '@portal/database/schema/platform';
import { beginSealing } from '../kernel/data/begin-sealing';
import { demoDataKey } from '../kernel/data/demo-data-key';
import { originOfItself } from '../kernel/http/origin';
import { auditAs } from '../kernel/protection/audit';
import type { Services } from '../kernel/services';
import { serverUser } from '../staff/accounts/server-acts';

const everyMs = 60_000;
/** A process that has not yet heard that values are to be sealed may still write some in clear. */
const againMs = 3_600_000;

/**
 * Hears when the operator lets values be sealed, and seals what is clear or sealed under an older key. Returns a
 * function that stops it and waits for the running batch.
 */
export function startSealing({ database, dataKeys, log, config }: Services): () => Promise<void> {
  let stopped = false;
  let nextAt = 0;
  async function turn(): Promise<void> {
    const writes = await beginSealing(database, dataKeys);
    if (writes === 'clear' || config.clock() < nextAt) return;
    const sealed = await sealAgain(database, () => !stopped);
    nextAt = config.clock() + againMs;
    if (sealed > 0) log.info({ sealed }, 'personal data was sealed under the current key');
  }
  const stop = repeat(turn, { everyMs, onError: (err) => log.error({ err }, 'personal data could not be sealed') });
  return async () => {
    stopped = true;
    await stop();
  };
}

export interface DataReport {
  /** `clear`: new values are written in clear, for APIs of the release before. */
  readonly state: 'sealed' | 'clear';
  /** The columns with values that are clear, or sealed under another key than the first. */
  readonly waiting: readonly { readonly place: string; readonly values: number }[];
}

/** Tells how far the sealing is. */
export async function dataReport(database: Database, dataKey = demoDataKey): Promise<DataReport> {
  const state = await beginSealing(database, new DataKeys(dataKey));
  return { state, waiting: await waitingToSeal(database.db) };
}

/** Tells which stored values this key does not open. */
export const unopenedData = ({ db }: Pick<Database, 'db'>, dataKey: string): Promise<DataReport['waiting']> =>
  countUnopened(db, new DataKeys(dataKey));

interface SealAct {
  readonly dataKey: string | undefined;
  /** The name of the server's user. */
  readonly by: string;
}

/**
 * Empties the database of clear values for good. No API of the release before may run any more: it would show sealed
 * values to people as they are. Also finishes a change of the key.
 */
export async function sealStoredData(database: Database, { dataKey, by }: SealAct): Promise<DataReport> {
  const { db } = database;
  await db.transaction(async (transaction) => {
    await transaction.update(dataSealing).set({ state: 'sealed', changedAt: new Date() });
    const origin = originOfItself({ tenant: '', audience: 'staff' }, { userAgent: 'portal data' });
    await auditAs(transaction, origin, new Date(), 'data.seal', 'ok', { userCode: `${serverUser}${by}` });
  });
  await beginSealing(database, new DataKeys(dataKey ?? demoDataKey));
  await sealAgain(database);
  return dataReport(database, dataKey);
}
