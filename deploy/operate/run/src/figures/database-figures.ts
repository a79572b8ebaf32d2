import type { Database } from '@portal/database';
import { answerSeconds, Counter, KeptReading, type Registry, toldGauge } from '@portal/http/metrics';

/** Prometheus asks every 15 seconds or so, and perhaps two of them do. */
const keptForMs = 10_000;
const patienceMs = 1_000;

interface Probe {
  readonly up: boolean;
  /** This clock minus the database's. */
  readonly offset?: number;
}

/** Asks the database for its time. The answer is on its way for half of the wait, as far as anybody knows. */
async function probe({ db }: Database): Promise<Probe> {
  const begun = Date.now();
  const { rows } = await db.execute<{ now: string }>('select extract(epoch from clock_timestamp())::text as now');
  return { up: true, offset: (begun + Date.now()) / 2000 - Number(rows[0]?.now) };
}

function tellWork(registry: Registry, database: Database): void {
  const registers = [registry];
  const statements = answerSeconds(registry, {
    name: 'portal_statement_seconds',
    help: 'Time until the database answered a statement.',
  });
  const transactions = new Counter({
    ...{ name: 'portal_transactions_total', help: 'Transactions, by outcome.', labelNames: ['outcome'], registers },
  });
  const lengths = answerSeconds(registry, {
    name: 'portal_transaction_seconds',
    help: 'Time of transactions, with their wait for a connection.',
  });
  const notifications = new Counter({
    name: 'portal_notifications_total',
    help: 'Notifications of the database that were heard, by channel.',
    labelNames: ['channel'],
    registers,
  });
  for (const outcome of ['committed', 'rolled_back']) transactions.inc({ outcome }, 0);
  database.observe({
    statement: (seconds) => statements.observe(seconds),
    transaction(outcome, seconds) {
      transactions.inc({ outcome });
      lengths.observe(seconds);
    },
    notification: (channel) => notifications.inc({ channel }),
  });
}

/** How the database fares for this process. Nothing here fails or waits because the database is away. */
export function tellDatabase(registry: Registry, database: Database): void {
  tellWork(registry, database);
  toldGauge(registry, {
    name: 'portal_pool_connections',
    help: 'Connections that are used or idle, and callers that wait for one.',
    labels: ['state'],
    samples: () =>
      Object.entries(database.state?.connections ?? {})
        .filter(([name]) => name !== 'max')
        .map(([state, count]) => [{ state }, count] as const),
  });
  toldGauge(registry, {
    name: 'portal_pool_max',
    help: 'The most connections of this process to the database.',
    samples: () => (database.state ? [[{}, database.state.connections.max]] : []),
  });
  toldGauge(registry, {
    name: 'portal_listening',
    help: '1: notifications of this channel are heard now.',
    labels: ['channel'],
    samples: () =>
      Object.entries(database.state?.listening ?? {}).map(([channel, now]) => [{ channel }, now ? 1 : 0] as const),
  });
  const answer = new KeptReading(() => probe(database).catch((): Probe => ({ up: false })), { keptForMs, patienceMs });
  toldGauge(registry, {
    name: 'portal_database_up',
    help: '1: the database answered the last probe within a second.',
    samples: async () => [[{}, (await answer.get())?.up ? 1 : 0]],
  });
  toldGauge(registry, {
    name: 'portal_clock_offset_seconds',
    help: "This process's clock minus the database's, by that probe.",
    samples: async () => {
      const { offset } = (await answer.get()) ?? {};
      return offset === undefined ? [] : [[{}, offset]];
    },
  });
}
