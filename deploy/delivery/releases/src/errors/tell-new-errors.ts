import type { Queryable } from '@portal/database';
import { releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { say } from '@portal/release-record/sentence';
import { releaseErrorsPath } from '@portal/shared/landing-addresses';
import { and, count, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { type ReleaseEvent, tellHooks } from '../told/tell-hooks';
import type { SeenRow } from './gathered-errors';
import { grouped } from './grouped';

/** An extension in one browser, or one office, is no news for everybody: so many visitors and networks have to have it. */
const enough = { visitors: 3, networks: 3 } as const;
/** A release that is bad all over is told by its watch; the list has the rest. */
const maxInAnHour = 5;
const hour = 3_600_000;

type StoredError = typeof releaseError.$inferSelect;

/** Where the platform's staff read of errors, for the links in what is told. */
export interface Telling {
  /** The origin of the staff's host; undefined: the link is the path alone. */
  desk?: string | undefined;
  now?: Date;
}

const different = (rows: readonly SeenRow[], list: 'visitors' | 'networks') =>
  new Set(rows.flatMap((row) => row[list])).size;

const isEnough = (rows: readonly SeenRow[]): boolean =>
  different(rows, 'visitors') >= enough.visitors && different(rows, 'networks') >= enough.networks;

function placeOf({ frames, package: owner }: StoredError): string | null {
  const frame = frames.find((one) => one.package === owner) ?? frames[0];
  return frame ? `${frame.file}:${frame.line}` : null;
}

function eventOf(error: StoredError, release: string, rows: readonly SeenRow[], desk = ''): ReleaseEvent {
  const { fingerprint, slot, class: name } = error;
  const place = placeOf(error);
  const link = `${desk}${releaseErrorsPath}&fingerprint=${fingerprint}`;
  const visitors = different(rows, 'visitors');
  const tenants = [...new Set(rows.map(({ tenantCode }) => tenantCode))].sort();
  const what = [...(name ? [name] : []), ...(place ? [place] : [])];
  const names = tenants.join('、');
  return {
    ...{ event: 'new-error', tenant: tenants[0] ?? '', moves: [] },
    detail: { error: fingerprint, class: name, place, slot, release, tenants, visitors, desk: link },
    text: say(
      `租户 ${names}：版本 ${release}（模块 ${slot}）出现新错误 ${what.join('，')}，已影响 ${visitors} 位访客。查看：${link}`,
      `${tenants.join(', ')}: ${release} (slot ${slot}) has a new error, ${what.join(' at ')}. ${visitors} visitors have had it: ${link}`,
    ),
  };
}

async function toldInAnHour(transaction: Queryable, release: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hour);
  const [told] = await transaction
    .select({ errors: count() })
    .from(releaseError)
    .where(and(eq(releaseError.newIn, release), gt(releaseError.toldAt, since)));
  return told?.errors ?? 0;
}

/**
 * Tells the receivers of hooks of errors that a release brought, each once, when enough visitors have had it. What an
 * hour has no room for is told in a later one, if it is seen again. Nobody adds errors meanwhile.
 */
export async function tellNewErrors(
  transaction: Queryable,
  fingerprints: readonly string[],
  { desk, now = new Date() }: Telling,
): Promise<void> {
  const waiting = await transaction
    .select()
    .from(releaseError)
    .where(
      and(
        inArray(releaseError.fingerprint, [...fingerprints]),
        isNotNull(releaseError.newIn),
        isNull(releaseError.toldAt),
        isNull(releaseError.standing),
        ne(releaseError.package, ''),
      ),
    );
  if (waiting.length === 0) return;
  const rows = await transaction
    .select()
    .from(releaseErrorSeen)
    .where(
      inArray(
        releaseErrorSeen.fingerprint,
        waiting.map(({ fingerprint }) => fingerprint),
      ),
    );
  const ofErrors = grouped(rows, (row) => `${row.fingerprint} ${row.package}@${row.build}`);
  for (const error of waiting) {
    const release = error.newIn ?? '';
    const own = ofErrors.get(`${error.fingerprint} ${release}`) ?? [];
    if (!isEnough(own) || (await toldInAnHour(transaction, release, now)) >= maxInAnHour) continue;
    await tellHooks(transaction, eventOf(error, release, own, desk));
    await transaction.update(releaseError).set({ toldAt: now }).where(eq(releaseError.fingerprint, error.fingerprint));
  }
}
