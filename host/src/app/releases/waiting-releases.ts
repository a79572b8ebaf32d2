import type { BootDocument, ReleaseNotice } from '@portal/shared/boot';
import { create } from 'zustand';

/** Tells which slots of this page run another release than the current one: pure, and the store that remembers it. */

/** The news that waits in a slot: another release, or nothing any more because the slot was emptied. */
export type Waiting = 'release' | 'nothing';

/**
 * Whether a notice names another release than the one that this page was opened with. The notices know nothing of QA:
 * a slot keeps what was swapped in, and the harness runs the build that its address names.
 */
export function isNews(
  page: Pick<BootDocument, 'host' | 'remotes' | 'override' | 'standalone'>,
  notice: ReleaseNotice,
): boolean {
  const { host, remotes, override, standalone } = page;
  if (notice.slot === 'host') return notice.build !== host.build;
  if (standalone || notice.slot === override?.slot) return false;
  const running = remotes.find(({ slot }) => slot === notice.slot);
  return running !== undefined && (running.package !== notice.package || running.build !== notice.build);
}

/**
 * A page is loaded again when a waiting release has a part in it. An emptied slot has a part in every page: its entries
 * stand in the menus.
 */
export function concerns(waiting: ReadonlyMap<string, Waiting>, slot: string | undefined): boolean {
  if (waiting.has('host') || [...waiting.values()].includes('nothing')) return true;
  return slot !== undefined && waiting.has(slot);
}

/** The slots of this page in which something waits. */
export const useWaitingReleases = create<ReadonlyMap<string, Waiting>>(() => new Map());

export const waitingReleases = useWaitingReleases.getState;

/** With null nothing new waits in the slot. */
export function setWaiting(slot: string, what: Waiting | null): void {
  const waiting = waitingReleases();
  if ((waiting.get(slot) ?? null) === what) return;
  const others = [...waiting].filter(([one]) => one !== slot);
  useWaitingReleases.setState(new Map(what ? [...others, [slot, what]] : others), true);
}
