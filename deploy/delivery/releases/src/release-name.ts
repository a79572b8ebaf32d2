import type { ReleaseRecord } from '@portal/release-record';
import type { CatalogRelease } from './catalog';

export function slotOf(record: ReleaseRecord): string {
  return record.kind === 'host' ? 'host' : record.slot;
}

/** `<package>@<build>` */
export function buildName({ record }: Pick<CatalogRelease, 'record'>): string {
  return `${record.package}@${record.build}`;
}
