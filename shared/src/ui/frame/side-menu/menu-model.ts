import { isExternalLink } from '../../../validators/link';
import type { OutlineIcon } from '../../base/icon/icon';

export interface MenuEntry {
  title: string;
  /** A path of the portal, or an external link (http, https, mailto, tel). Left out for a mere group. */
  path?: string;
  icon?: OutlineIcon | undefined;
  /** The entry is known, and active on its pages, but not listed. */
  hidden?: boolean;
  children?: readonly MenuEntry[];
}

/** A part of the portal with a menu of its own, e.g. 账户中心. */
export interface MenuArea {
  title: string;
  entries: readonly MenuEntry[];
}

/** `topbar`: the header leads to the areas, the side menu shows the present one. `sidebar`: it shows all of them. */
export type SidebarMode = 'topbar' | 'sidebar';

export function isExternal(entry: Pick<MenuEntry, 'path'>): boolean {
  return entry.path !== undefined && isExternalLink(entry.path);
}

/** An entry in the form in which it is listed. */
export interface ListedEntry extends Omit<MenuEntry, 'children' | 'hidden'> {
  /** The active entry is this one or any under it, listed or hidden. */
  holdsActive: boolean;
  children?: readonly ListedEntry[];
}

export interface ListedArea {
  title: string;
  entries: readonly ListedEntry[];
}

function holdsActive(entry: MenuEntry, activePath: string): boolean {
  return entry.path === activePath || (entry.children?.some((child) => holdsActive(child, activePath)) ?? false);
}

/** The listed entries: without hidden ones, and without groups that hold nothing to list. */
export function listEntries(entries: readonly MenuEntry[], activePath: string): ListedEntry[] {
  return entries.flatMap(({ children = [], hidden, ...entry }) => {
    if (hidden) return [];
    const own = { ...entry, holdsActive: holdsActive({ ...entry, children }, activePath) };
    const listed = listEntries(children, activePath);
    if (listed.length > 0) return [{ ...own, children: listed }];
    return entry.path === undefined ? [] : [own];
  });
}

/** The areas to show in the given mode, each with its listed entries. */
export function areasFor(mode: SidebarMode, areas: readonly MenuArea[], activePath: string): ListedArea[] {
  const present = areas.find((area) => area.entries.some((entry) => holdsActive(entry, activePath))) ?? areas[0];
  const shown = mode === 'sidebar' ? areas : areas.filter((area) => area === present);
  return shown.map((area) => ({ title: area.title, entries: listEntries(area.entries, activePath) }));
}
