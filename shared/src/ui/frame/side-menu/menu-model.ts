import { isExternalLink } from '../../../validators/link';
import type { OutlineIcon } from '../../base/icon/icon';

export interface MenuEntry {
  title: string;
  /** A path of the portal, or an external link (http, https, mailto, tel). Left out for a mere group. */
  path?: string;
  icon?: OutlineIcon;
  /** Known, and active on its pages, but not listed. */
  hidden?: boolean;
  children?: readonly MenuEntry[];
}

/** `topbar`: the areas stand in the header, the side menu shows the present one. `sidebar`: it shows all of them. */
export type SidebarMode = 'topbar' | 'sidebar';

export function isExternal(entry: MenuEntry): boolean {
  return entry.path !== undefined && isExternalLink(entry.path);
}

/** What is listed: without hidden entries, and without groups that hold nothing to list. */
export function listedEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => {
    if (entry.hidden) return [];
    if (!entry.children) return [entry];
    const children = listedEntries(entry.children);
    if (children.length > 0) return [{ ...entry, children }];
    const { children: _none, ...leaf } = entry;
    return entry.path === undefined ? [] : [leaf];
  });
}

/** Whether an entry or anything under it, listed or hidden, is the active one. */
export function holdsActive(entry: MenuEntry, activePath: string): boolean {
  return entry.path === activePath || (entry.children?.some((child) => holdsActive(child, activePath)) ?? false);
}

/** The entries to show in the given mode. */
export function entriesFor(mode: SidebarMode, entries: readonly MenuEntry[], activePath: string): readonly MenuEntry[] {
  if (mode === 'sidebar') return entries;
  const area = entries.find((entry) => entry.children && holdsActive(entry, activePath));
  return area?.children ?? entries;
}
