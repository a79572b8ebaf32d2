import { dispatch, reviewTask } from '@portal/database/schema/platform';
import { KeptReading, type Registry, type Sample, toldGauge } from '@portal/http/metrics';
import { caseKinds } from '@portal/shared/contract/case-states';
import { sql } from 'drizzle-orm';
import { noticeQueue } from '../kernel/dispatch/notify';
import type { Services } from '../kernel/services';
import { providerResults } from './collected';

/** Several APIs and several who ask them tell the same. */
const keptForMs = 10_000;
const patienceMs = 1_000;
const longestQueryMs = 2_000;

const channels = ['sms', 'email'] as const;
const kinds = Object.keys(caseKinds);

interface Row extends Record<string, unknown> {
  readonly queue: 'letters' | 'dispatch' | 'callbacks' | 'cases';
  /** Channel, port or kind. */
  readonly of: string;
  readonly waiting: number;
  /** The age of the oldest that waits, in seconds. */
  readonly oldest: number;
  /** Given up, or overdue. */
  readonly lost: number;
}

const none = { waiting: 0, oldest: 0, lost: 0 };

/** Reads everything that waits in one query, which the database ends if it takes long. */
async function readWaiting({ db, config }: Pick<Services, 'db' | 'config'>): Promise<readonly Row[]> {
  const now = new Date(config.clock());
  const at = sql`${now.toISOString()}::timestamptz`;
  const age = (since: typeof at) => sql`greatest(0, coalesce(extract(epoch from ${at} - min(${since})), 0))::float8`;
  const isWaiting = sql`${dispatch.state} = 'WAITING'`;
  const isLetter = sql`${dispatch.lane} = ${noticeQueue}`;
  const queues = sql`
    select case when ${isLetter} then 'letters' else 'dispatch' end as queue,
      case when ${isLetter} then ${dispatch.channel} else '' end as of,
      (count(*) filter (where ${isWaiting}))::int as waiting,
      ${age(sql`case when ${isWaiting} then ${dispatch.createdAt} end`)} as oldest,
      (count(*) filter (where ${dispatch.state} = 'FAILED'))::int as lost
    from ${dispatch} where ${isWaiting} or ${dispatch.state} = 'FAILED' group by 1, 2`;
  const cases = sql`
    select 'cases', ${reviewTask.kind}, count(*)::int, 0::float8,
      (count(*) filter (where ${reviewTask.dueAt} < ${at}))::int
    from ${reviewTask} where ${reviewTask.doneAt} is null group by 2`;
  const callbacks = [...providerResults].map(
    ([port, { unanswered }]) => sql`
    select 'callbacks', ${port}::text, count(*)::int, ${age(sql`${dispatch.finishedAt}`)}, 0
    from ${dispatch} where ${dispatch.state} = 'SENT' and ${dispatch.dispatchId} in (${unanswered(db, now)})`,
  );
  return db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local statement_timeout = ${longestQueryMs}`));
    const { rows } = await transaction.execute<Row>(sql.join([queues, cases, ...callbacks], sql` union all `));
    return rows;
  });
}

interface Told {
  readonly name: string;
  readonly help: string;
  readonly queue: Row['queue'];
  readonly value: 'waiting' | 'oldest' | 'lost';
  /** Without it the queue has one number. */
  readonly label?: { readonly name: string; readonly values: readonly string[] };
}

const letters = { queue: 'letters', label: { name: 'channel', values: channels } } as const;
const calls = { queue: 'dispatch' } as const;
const callbacks = { queue: 'callbacks', label: { name: 'port', values: [...providerResults.keys()] } } as const;
const cases = { queue: 'cases', label: { name: 'kind', values: kinds } } as const;

const told: readonly Told[] = [
  { ...letters, name: 'portal_letters_waiting', help: 'Notices that wait to be sent', value: 'waiting' },
  { ...letters, name: 'portal_letters_oldest_seconds', help: 'The age of the oldest of them', value: 'oldest' },
  { ...letters, name: 'portal_letters_given_up', help: 'Notices that were given up and not seen to', value: 'lost' },
  { ...calls, name: 'portal_dispatch_waiting', help: 'Calls to providers that wait to be sent', value: 'waiting' },
  { ...calls, name: 'portal_dispatch_oldest_seconds', help: 'The age of the oldest of them', value: 'oldest' },
  { ...calls, name: 'portal_dispatch_given_up', help: 'Calls that were given up and not seen to', value: 'lost' },
  {
    ...callbacks,
    name: 'portal_port_callbacks_waiting',
    help: 'Results of providers that have not come',
    value: 'waiting',
  },
  {
    ...callbacks,
    name: 'portal_port_callback_oldest_seconds',
    help: 'The time since the first of them was asked for',
    value: 'oldest',
  },
  { ...cases, name: 'portal_cases_waiting', help: 'Cases that wait for a decision', value: 'waiting' },
  { ...cases, name: 'portal_cases_overdue', help: 'Those of them that are overdue', value: 'lost' },
];

/** Tells what waits in the database. While it is away there is nothing to tell, and nobody waits for it. */
export function tellWaiting(registry: Registry, needs: Pick<Services, 'db' | 'config'>): void {
  const reading = new KeptReading(() => readWaiting(needs), { keptForMs, patienceMs });
  for (const { name, help, queue, value, label } of told)
    toldGauge(registry, {
      ...{ name, help: `${help}. All APIs tell the same: take max.` },
      labels: label ? [label.name] : [],
      samples: async () => {
        const rows = await reading.get();
        if (!rows) return [];
        return (label?.values ?? ['']).map((of): Sample => {
          const row = rows.find((one) => one.queue === queue && one.of === of) ?? none;
          return [label ? { [label.name]: of } : {}, row[value]];
        });
      },
    });
}
