import { type Sentence, say } from '@portal/release-record/sentence';
import type { CatalogRelease } from './catalog';
import { buildName } from './release-name';

/** Says which releases may begin to run somewhere: pure. */

/** Why nobody may run the release anew; undefined if everybody may. */
export function runFault(release: CatalogRelease): Sentence | undefined {
  const { standing, bytesRemovedAt } = release;
  const name = buildName(release);
  if (bytesRemovedAt) {
    const day = bytesRemovedAt.toISOString().slice(0, 10);
    return say(
      `版本 ${name} 长期无人使用，文件已于 ${day} 清理：请重新发布同一构建。`,
      `Nobody ran ${name} for long, and its files went on ${day}: publish the same build again.`,
    );
  }
  if (standing?.name !== 'blocked') return undefined;
  return say(
    `版本 ${name} 已被 ${standing.by} 禁用（${standing.reason}）：请选用其他版本，或先用 portal releases allow 解除。`,
    `${name} was blocked by ${standing.by} (${standing.reason}): take another release, or end that with portal releases allow.`,
  );
}

/** The warning for somebody who runs the release anew; undefined if there is nothing to say. */
export function runWarning(release: CatalogRelease): Sentence | undefined {
  const { standing } = release;
  if (standing?.name !== 'deprecated') return undefined;
  return say(
    `版本 ${buildName(release)} 已被 ${standing.by} 弃用（${standing.reason}）：请尽快换用其他版本。`,
    `${buildName(release)} was deprecated by ${standing.by} (${standing.reason}): take another release soon.`,
  );
}

/** The release to which a slot falls back when another one takes the place of this one. */
export function fallbackIdOf(current: CatalogRelease & { lastGoodId: number | null }): number | null {
  return runFault(current) ? current.lastGoodId : current.id;
}
