import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '@portal/database';
import { hookDelivery, releaseHook } from '@portal/database/schema/release-hooks';
import { releaseAudit } from '@portal/database/schema/releases';
import { type Sentence, say } from '@portal/release-record/sentence';
import { asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { ChangeRefused } from '../refusal';
import { type HookEvent, hookEvents } from './tell-hooks';

/** A receiver of what happens to releases. */
export interface Hook {
  id: string;
  url: string;
  events: string[];
  by: string;
  at: Date;
}

export interface ListedHook extends Hook {
  /** What is still to be told, and what was given up. */
  waiting: number;
  givenUp: number;
  /** Why the latest failure of what waits or was given up; empty: all went well. */
  lastError: string;
}

export interface NewHook {
  url: string;
  events: readonly HookEvent[];
  by: string;
}

const maxHooks = 50;
const mailTo = /^mailto:[^\s@?<>"',;]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/i;

/** The e-mail address of a hook; undefined: it is a server. */
export const mailAddressOf = (url: string): string | undefined =>
  url.startsWith('mailto:') ? url.slice('mailto:'.length) : undefined;

function urlFaults(text: string): Sentence[] {
  if (mailTo.test(text)) return [];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    return [
      say(
        `通知地址 ${text} 应为 https 地址或邮箱：例如 https://ops.bank.example/portal、mailto:ops@bank.example。`,
        `${text} is no receiver: write an https address or mailto:ops@bank.example.`,
      ),
    ];
  return url.username || url.password || url.hash
    ? [
        say(
          '通知地址不能包含用户名、密码或 # 之后的部分：请用签名核对来源。',
          'The address of a receiver holds no name, no password and no #: a signature proves who sends.',
        ),
      ]
    : [];
}

export async function addHook(database: Database, { url, events, by }: NewHook): Promise<Hook> {
  const faults = [
    ...urlFaults(url),
    ...(events.length === 0 || events.some((event) => !hookEvents.includes(event))
      ? [
          say(
            `事件应为其中之一或多个：${hookEvents.join('、')}。`,
            `The events are one or more of ${hookEvents.join(', ')}.`,
          ),
        ]
      : []),
  ];
  if (faults.length > 0) throw new ChangeRefused(faults);
  return database.db.transaction(async (transaction) => {
    const [known] = await transaction.select({ n: count() }).from(releaseHook);
    if ((known?.n ?? 0) >= maxHooks)
      throw new ChangeRefused([
        say(
          `通知地址最多 ${maxHooks} 个：请先删除不用的。`,
          `There are ${maxHooks} receivers already: remove one first.`,
        ),
      ]);
    const row = { id: randomBytes(9).toString('base64url'), url, events: [...new Set(events)], createdBy: by };
    const [made] = await transaction.insert(releaseHook).values(row).returning();
    await transaction.insert(releaseAudit).values({ who: by, action: 'hook-add', detail: { url, events: row.events } });
    return { id: row.id, url, events: row.events, by, at: made?.createdAt ?? new Date() };
  });
}

export async function findHook({ db }: Database, id: string): Promise<Hook | undefined> {
  const [row] = await db.select().from(releaseHook).where(eq(releaseHook.id, id));
  return row && { id: row.id, url: row.url, events: row.events, by: row.createdBy, at: row.createdAt };
}

export async function listHooks({ db }: Database): Promise<ListedHook[]> {
  const rows = await db.select().from(releaseHook).orderBy(asc(releaseHook.createdAt), asc(releaseHook.id));
  const counts = await db
    .select({ hookId: hookDelivery.hookId, state: hookDelivery.state, n: count() })
    .from(hookDelivery)
    .groupBy(hookDelivery.hookId, hookDelivery.state);
  const errors = await db
    .selectDistinctOn([hookDelivery.hookId], { hookId: hookDelivery.hookId, lastError: hookDelivery.lastError })
    .from(hookDelivery)
    .where(ne(hookDelivery.lastError, ''))
    .orderBy(hookDelivery.hookId, desc(hookDelivery.createdAt));
  const of = (id: string, state: string) => counts.find((one) => one.hookId === id && one.state === state)?.n ?? 0;
  return rows.map(({ id, url, events, createdBy, createdAt }) => ({
    ...{ id, url, events, by: createdBy, at: createdAt, waiting: of(id, 'waiting'), givenUp: of(id, 'given-up') },
    lastError: errors.find((one) => one.hookId === id)?.lastError ?? '',
  }));
}

/** Removes a receiver with everything that it was still to be told. Returns its address; undefined: there is none. */
export function removeHook(database: Database, { id, by }: { id: string; by: string }): Promise<string | undefined> {
  return database.db.transaction(async (transaction) => {
    const [gone] = await transaction.delete(releaseHook).where(eq(releaseHook.id, id)).returning();
    if (!gone) return undefined;
    await transaction.insert(releaseAudit).values({ who: by, action: 'hook-remove', detail: { url: gone.url } });
    return gone.url;
  });
}

/** The secret with which a hook's deliveries are signed. It follows from a key of all gateways, so none is stored. */
export const hookSecret = (key: Buffer, id: string): string =>
  createHmac('sha256', key).update(`hook\n${id}`).digest('base64url');

const keptFor = sql`interval '7 days'`;

/** Forgets what was told or given up some days ago. */
export async function forgetOldDeliveries({ db }: Database): Promise<void> {
  await db.delete(hookDelivery).where(sql`${hookDelivery.finishedAt} < now() - ${keptFor}`);
}
