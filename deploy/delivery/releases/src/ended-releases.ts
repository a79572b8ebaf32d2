import type { Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { say } from '@portal/release-record/sentence';
import { formatMinute } from '@portal/shared/format';
import { and, desc, eq } from 'drizzle-orm';
import type { CatalogRelease } from './catalog';
import type { SlotAction } from './move';
import { ReleaseRefused } from './refusal';
import { buildName } from './release-name';

/** A canary of a release was bad and was ended by itself. */
export interface ReleaseVerdict {
  at: Date;
  tenant: string;
  slot: string;
  /** The figures, as the audit has them. */
  detail: Record<string, unknown> | null;
}

const endedByVerdict: SlotAction = 'canary-rollback';

const reasons = new Map([
  ['crashes', say('页面崩溃', 'its pages crashed')],
  ['error-rate', say('加载失败', 'it did not load')],
  ['load-time', say('加载过慢', 'it loaded too slowly')],
]);
const otherReason = say('表现不佳', 'it did badly');

/** The latest verdict on a release, wherever it ran; undefined if there is none. */
export async function verdictOn(queryable: Queryable, name: string): Promise<ReleaseVerdict | undefined> {
  const { at, tenantCode, slot, detail } = releaseAudit;
  const [row] = await queryable
    .select({ at, tenantCode, slot, detail })
    .from(releaseAudit)
    .where(and(eq(releaseAudit.fromBuild, name), eq(releaseAudit.action, endedByVerdict)))
    .orderBy(desc(releaseAudit.id))
    .limit(1);
  return row && { at: row.at, tenant: row.tenantCode ?? '', slot: row.slot ?? '', detail: row.detail };
}

/** Refuses a release that a verdict ended: whoever gives it to customers once more has to say that they know. */
export async function refuseEnded(queryable: Queryable, release: CatalogRelease): Promise<void> {
  const name = buildName(release);
  const verdict = await verdictOn(queryable, name);
  if (!verdict) return;
  const { at, tenant, slot, detail } = verdict;
  const why = reasons.get(String(detail?.reason)) ?? otherReason;
  throw new ReleaseRefused([
    say(
      `版本 ${name} 曾在租户 ${tenant} 的插槽 ${slot} 灰度，于 ${formatMinute(at)} 因${why.zh}被自动回退：请先用 portal releases show ${name} 查看原因，确认仍要使用请加 --yes。`,
      `${name} was a canary of ${tenant}/${slot} and was rolled back by itself at ${formatMinute(at)}, because ${why.en}: see portal releases show ${name}, and add --yes to use it all the same.`,
    ),
  ]);
}
