import { type Database, type DataKeys, sealWith } from '@portal/database';
import { dataSealing } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { one } from './one';

/**
 * Gives sealed columns their keys, and reads whether they may seal new values already. Code that writes or reads such
 * columns calls it first. The embedded database belongs to one process, so no API of an earlier release reads it.
 */
export async function beginSealing({ db, kind }: Database, sealer: DataKeys): Promise<'sealed' | 'clear'> {
  if (kind === 'pglite') await db.update(dataSealing).set({ state: 'sealed' }).where(eq(dataSealing.state, 'clear'));
  const { state: writes } = one(await db.select({ state: dataSealing.state }).from(dataSealing));
  sealWith({ sealer, writes });
  return writes;
}
