import type { Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
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

const reasons: Record<string, string> = {
  crashes: '页面崩溃',
  'error-rate': '加载失败',
  'load-time': '加载过慢',
};

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
  const why = reasons[String(detail?.reason)] ?? '表现不佳';
  throw new ReleaseRefused([
    `版本 ${name} 曾在租户 ${tenant} 的插槽 ${slot} 灰度，于 ${formatMinute(at)} 因${why}被自动回退：请先用 portal releases show ${name} 查看原因，确认仍要使用请加 --yes。`,
  ]);
}
