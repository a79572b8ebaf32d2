import type { Database, Queryable } from '@portal/database';
import { sql } from 'drizzle-orm';

/** The channel on which gateways hear that the catalog changed. */
const catalogChannel = 'releases';

/** Changes that come close together are read once, after this many ms. */
const settleMilliseconds = 30;

/** Gateways hear it when the transaction commits. */
export function announceCatalog(queryable: Queryable, what: string): Promise<unknown> {
  return queryable.execute(sql`select pg_notify(${catalogChannel}, ${what})`);
}

/** Calls back soon after each change, and after a time in which it may have missed changes. */
export async function watchCatalog(database: Database, onChange: () => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, settleMilliseconds);
  };
  const stop = await database.listen(catalogChannel, { onNotification: soon, onGap: soon });
  return async () => {
    await stop();
    clearTimeout(timer);
  };
}
