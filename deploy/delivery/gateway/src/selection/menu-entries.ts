import type { MenuEntry, PageRecord, RemoteRecord } from '@portal/release-record';
import type { BootMenuEntry } from '@portal/shared/boot-document';
import { pathOf } from '../http/path-of';
import type { ReleaseView } from './release-view';

const maxRedirects = 5;

/** The page behind a menu's address, after all redirects of the release; undefined for an external link. */
function pageBehind({ record, pages }: ReleaseView<RemoteRecord>, address: string): PageRecord | undefined {
  let path = pathOf(address);
  for (let count = 0; count < maxRedirects && record.redirects && Object.hasOwn(record.redirects, path); count++)
    path = record.redirects[path] ?? path;
  return pages.find(path);
}

/** The permissions that a person needs to see an entry: its own and its page's, since no entry may end in a refusal. */
export function neededFor(release: ReleaseView<RemoteRecord>, { needs, path }: MenuEntry): string[] {
  return [needs, pageBehind(release, path)?.requires].filter((code) => code !== undefined);
}

/** The entries of the header that everybody sees. A document is the same for all people. */
export function headerForEverybody(release: ReleaseView<RemoteRecord>): BootMenuEntry[] {
  return release.record.menu.flatMap((entry) => {
    const { area, title, path, order, hiddenFor } = entry;
    const open = hiddenFor === undefined && neededFor(release, entry).length === 0;
    return area === 'header' && open ? [{ area, title, path, order }] : [];
  });
}
