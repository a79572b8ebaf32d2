import { openDatabase } from '@portal/database';
import { percentile } from '../api/load';
import { type Answer, ask } from './ask';
import { hostNameOf } from './fill-database';

/** Measures how the gateway handles many tenants: each first document, and a change of the catalog. */

export interface FirstDocuments {
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

const sound = (answer: Answer): Answer => {
  if (answer.status !== 200) throw new Error(`the gateway answered ${answer.status}`);
  return answer;
};

/** The first document of every tenant, which nobody has asked for before. */
export async function firstDocuments(origin: string, path: string, tenants: number): Promise<FirstDocuments> {
  const times: number[] = [];
  for (let index = 0; index < tenants; index += 1)
    times.push(sound(await ask(origin, path, hostNameOf(index))).milliseconds);
  const sorted = Float64Array.from(times).sort();
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), slowest: sorted.at(-1) ?? 0 };
}

export interface CatalogChange {
  /** The time from the commit until the document names the other release. */
  readonly seenAfter: number;
  /** The slowest answer to anybody in the meantime. */
  readonly slowest: number;
}

const slot = 'account';
const buildOf = ({ bytes }: Answer): string | undefined =>
  (JSON.parse(bytes.toString()) as { remotes: { slot: string; build: string }[] }).remotes.find(
    (remote) => remote.slot === slot,
  )?.build;

/** Moves one tenant's slot back to the release before. All the time, another tenant's documents are requested. */
export async function changeCatalog(origin: string, path: string, databaseUrl: string): Promise<CatalogChange> {
  const database = await openDatabase({ url: databaseUrl });
  try {
    const boot = async () => buildOf(sound(await ask(origin, '/-/boot', hostNameOf(1))));
    const before = await boot();
    await database.db.transaction(async (transaction) => {
      await transaction.execute(
        `update pointer set release_id = last_good_id, generation = generation + 1
         where tenant_code = 't1' and slot = '${slot}'`,
      );
      await transaction.execute(`select pg_notify('releases', 't1')`);
    });
    const changed = performance.now();
    let slowest = 0;
    while ((await boot()) === before) {
      const { milliseconds } = sound(await ask(origin, path, hostNameOf(2)));
      slowest = Math.max(slowest, milliseconds);
      if (performance.now() - changed > 60_000) throw new Error('the gateway did not notice the change');
    }
    return { seenAfter: performance.now() - changed, slowest };
  } finally {
    await database.close();
  }
}
