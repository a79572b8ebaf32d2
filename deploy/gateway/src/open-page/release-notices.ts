import type { ReleaseNotice } from '@portal/shared/open-page';
import type { TenantView } from '../selection/tenant-view';

/** The releases that a view runs, slot by slot. */
export function noticesOf({ host, slots }: TenantView): ReleaseNotice[] {
  const own = { slot: 'host', package: host.record.package, build: host.record.build };
  const remotes = slots.map(({ slot, release: { record } }) => ({
    slot,
    package: record.package,
    build: record.build,
  }));
  return [own, ...remotes];
}

/** The notices that differ from those told before. */
export function changedNotices(told: readonly ReleaseNotice[], now: readonly ReleaseNotice[]): ReleaseNotice[] {
  const before = new Map(told.map((notice) => [notice.slot, notice]));
  return now.filter(({ slot, package: name, build }) => {
    const old = before.get(slot);
    return old?.package !== name || old.build !== build;
  });
}
