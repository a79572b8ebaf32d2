import { pathOf } from '../../access/address';
import { headerCode, type Resource } from '../../codes/resources';
import { isExternalLink } from '../../validators/link';

/** An entry of a menu, drawn from the authorized resources. */
export interface MenuNode {
  readonly title: string;
  /** A path of the portal, or an external link; empty for a mere group. */
  readonly path: string;
  /** The icon's name. */
  readonly icon: string;
  /** A page: its entry is marked while the person is on it, and it is not listed. */
  readonly hidden: boolean;
  readonly children: readonly MenuNode[];
}

const inOrder = (rows: readonly Resource[]) => rows.toSorted((a, b) => a.orderNum - b.orderNum);
const isInMenus = ({ resType }: Resource) => resType === 'menu' || resType === 'page';

/** The spec also writes addresses without a leading slash. */
const addressOf = ({ resUri }: Resource) => (resUri === '' || isExternalLink(resUri) ? resUri : pathOf(resUri));

function nodeOf(row: Resource, rows: readonly Resource[]): MenuNode {
  const below = rows.filter(({ parentCode, resCode }) => parentCode === row.resCode && resCode !== row.resCode);
  return {
    title: row.resName,
    path: addressOf(row),
    icon: row.icon,
    hidden: row.resType === 'page',
    children: below.map((child) => nodeOf(child, rows)),
  };
}

/** All menus as trees. A row whose parent is missing stands at the top. */
function trees(resources: readonly Resource[]): MenuNode[] {
  const rows = inOrder(resources.filter(isInMenus));
  const known = new Set(rows.map(({ resCode }) => resCode));
  return rows.filter(({ parentCode }) => !known.has(parentCode)).map((row) => nodeOf(row, rows));
}

const lists = ({ hidden }: MenuNode) => !hidden;

/** The areas of the centre: every menu at the top that lists others. */
export function menuAreas(resources: readonly Resource[]): MenuNode[] {
  return trees(resources).filter((top) => lists(top) && top.children.some(lists));
}

/**
 * The entries of the area at an address. If the API names no areas, they are the entries whose addresses are below it.
 * An entry of the header may have the address of an area; it is none.
 */
export function entriesBelow(address: string, resources: readonly Resource[]): readonly MenuNode[] {
  const tops = trees(resources.filter(({ parentCode }) => parentCode !== headerCode));
  const area = tops.find(({ path }) => path === address);
  return area?.children ?? tops.filter(({ path }) => path.startsWith(`${address}/`));
}

/** The header's own entries. */
export function headerMenu(resources: readonly Resource[]): MenuNode[] {
  return trees(resources.filter(({ resType, parentCode }) => resType === 'menu' && parentCode === headerCode));
}

/** The quick links of the header. */
export function quickLinks(resources: readonly Resource[]): Pick<MenuNode, 'title' | 'path' | 'icon'>[] {
  const links = inOrder(resources.filter(({ resType }) => resType === 'link'));
  return links.map((row) => ({ title: row.resName, path: addressOf(row), icon: row.icon }));
}
