import type { EmptySlot } from '@portal/releases';
import type { ReleaseNotice } from '@portal/shared/open-page';
import type { TenantView } from '../selection/tenant-view';

/** The releases that a view runs, slot by slot. A slot that was emptied is named too. */
export function noticesOf({ host, slots }: TenantView, emptySlots: readonly EmptySlot[]): ReleaseNotice[] {
  const own = { slot: 'host', package: host.record.package, build: host.record.build };
  const remotes = slots.map(({ slot, release: { record } }) => ({
    slot,
    package: record.package,
    build: record.build,
  }));
  const emptied = emptySlots.map(({ slot }) => ({ slot, package: null, build: null }));
  return [own, ...remotes, ...emptied];
}

/** The notices that differ from those told before. */
export function changedNotices(told: readonly ReleaseNotice[], now: readonly ReleaseNotice[]): ReleaseNotice[] {
  const before = new Map(told.map((notice) => [notice.slot, notice]));
  return now.filter(({ slot, package: name, build }) => {
    const old = before.get(slot);
    return old?.package !== name || old.build !== build;
  });
}
