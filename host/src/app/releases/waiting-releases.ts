import type { BootDocument, ReleaseNotice } from '@portal/shared/boot';

/** Tells which slots of this page run another release than the current one: pure, and the store that remembers it. */

/** Whether a notice names another release than the one that this page was opened with. */
export function isNews({ host, remotes }: Pick<BootDocument, 'host' | 'remotes'>, notice: ReleaseNotice): boolean {
  if (notice.slot === 'host') return notice.build !== host.build;
  const running = remotes.find(({ slot }) => slot === notice.slot);
  return running !== undefined && (running.package !== notice.package || running.build !== notice.build);
}

/** A page is loaded again when a waiting release has a part in it. */
export function concerns(waiting: ReadonlySet<string>, slot: string | undefined): boolean {
  return waiting.has('host') || (slot !== undefined && waiting.has(slot));
}

let waiting: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export const waitingReleases = (): ReadonlySet<string> => waiting;

export function setWaiting(slot: string, waits: boolean): void {
  if (waiting.has(slot) === waits) return;
  waiting = waits ? new Set([...waiting, slot]) : new Set([...waiting].filter((one) => one !== slot));
  for (const listener of listeners) listener();
}

export function onWaitingReleases(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
