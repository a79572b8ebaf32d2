import type { Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { type Sentence, say } from '@portal/release-record/sentence';
import { formatMinute } from '@portal/shared/format';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CatalogRelease } from './catalog';
import type { SlotAction } from './move';
import { buildName } from './release-name';

/** A release was bad and was taken back by itself: as a canary, or by the watch after it was given to everybody. */
export interface ReleaseVerdict {
  at: Date;
  as: 'canary' | 'release';
  tenant: string;
  slot: string;
  /** The figures, as the audit has them. */
  detail: Record<string, unknown> | null;
}

const endedByVerdict = ['canary-rollback', 'watch-rollback'] as const satisfies SlotAction[];

const reasons = new Map<string, Sentence>([
  ['crashes', say('页面崩溃', 'its pages crashed')],
  ['error-rate', say('加载失败', 'it did not load')],
  ['load-time', say('加载过慢', 'it loaded too slowly')],
]);
const otherReason = say('表现不佳', 'it did badly');

export const reasonText = (reason: unknown): Sentence => reasons.get(String(reason)) ?? otherReason;

/** What went back beside a bad release has no reason of its own. */
const isOwnFault = or(eq(releaseAudit.action, 'canary-rollback'), sql`${releaseAudit.detail} ? 'reason'`);

/** The latest verdict on a release, wherever it ran; undefined if there is none. */
export async function verdictOn(queryable: Queryable, name: string): Promise<ReleaseVerdict | undefined> {
  const { at, action, tenantCode, slot, detail } = releaseAudit;
  const [row] = await queryable
    .select({ at, action, tenantCode, slot, detail })
    .from(releaseAudit)
    .where(and(eq(releaseAudit.fromBuild, name), inArray(action, [...endedByVerdict]), isOwnFault))
    .orderBy(desc(releaseAudit.id))
    .limit(1);
  if (!row) return undefined;
  const as = row.action === 'canary-rollback' ? 'canary' : 'release';
  return { at: row.at, as, tenant: row.tenantCode ?? '', slot: row.slot ?? '', detail: row.detail };
}

/** What speaks against a release that a verdict ended: whoever gives it to customers once more has to say that they know. */
export async function endedFaults(queryable: Queryable, release: CatalogRelease): Promise<Sentence[]> {
  const name = buildName(release);
  const verdict = await verdictOn(queryable, name);
  if (!verdict) return [];
  const { at, as, tenant, slot, detail } = verdict;
  const why = reasonText(detail?.reason);
  const ran = as === 'canary' ? say('灰度', 'a canary of') : say('上线', 'the release of');
  return [
    say(
      `版本 ${name} 曾在租户 ${tenant} 的位置 ${slot} ${ran.zh}，于 ${formatMinute(at)} 因${why.zh}被自动回退：请先用 portal releases show ${name} 查看原因，确认仍要使用请加 --yes。`,
      `${name} was ${ran.en} ${tenant}/${slot} and was rolled back by itself at ${formatMinute(at)}, because ${why.en}: see portal releases show ${name}, and add --yes to use it all the same.`,
    ),
  ];
}
