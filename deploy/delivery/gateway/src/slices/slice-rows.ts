import type { MenuEntry, RemoteRecord } from '@portal/release-record';
import type { PermissionGrant } from '@portal/releases';
import { covers, longestPrefix } from '@portal/shared/access';
import { isContractPermission, permissionTitles } from '@portal/shared/codes/permissions';
import { headerCode, permissionRow, type Resource } from '@portal/shared/codes/resources';
import { pathOf } from '../http/path-of';
import { ownPermissions } from '../permissions/own-permissions';
import type { Person } from '../permissions/person';
import { neededFor } from '../selection/menu-entries';
import type { ReleaseView } from '../selection/release-view';

type Release = ReleaseView<RemoteRecord>;

/** The facts from which the rows of a visitor's remotes are made. */
export interface Slices {
  readonly releases: readonly Release[];
  readonly grants: readonly PermissionGrant[];
  readonly person: Person;
  /** The API's own rows. */
  readonly given: readonly Resource[];
}

/** The sidebars of the spec come first, in its order. */
const firstSidebars: readonly string[] = ['account', 'message'];

const row = (fields: Omit<Resource, 'icon' | 'parentCode'> & Partial<Resource>): Resource => ({
  icon: '',
  parentCode: '',
  ...fields,
});

function permissionRows({ releases, grants, person }: Slices): Resource[] {
  const own = ownPermissions(
    releases.map(({ record }) => record),
    grants,
    person,
  );
  const contract = person.permissions
    .filter(isContractPermission)
    .map((code) => ({ code, title: permissionTitles[code] }));
  return [...contract, ...own].map(permissionRow);
}

/** The heads of the sidebars, in the order of the areas. If the API has a row for the address, its row is the head. */
function headRows({ releases, given }: Slices): Record<string, Resource> {
  const areas = releases.flatMap(({ record }) => record.areas ?? []);
  const names = [...new Set([...firstSidebars, ...areas.map(({ area }) => area)])];
  return Object.fromEntries(
    areas.map(({ area, title, path }) => {
      const known = given.find(
        ({ resType, resUri }) => resType === 'menu' && covers(resUri, path) && covers(path, resUri),
      );
      const orderNum = (names.indexOf(area) + 1) * 1_000;
      return [area, known ?? row({ orderNum, resCode: `area:${area}`, resName: title, resType: 'menu', resUri: path })];
    }),
  );
}

const groupCode = ({ area, group }: MenuEntry) => `group:${area}:${group}`;

/** The groups of entries: each stands where its first entry would stand, with the icon of that entry. */
function groupRows(entries: readonly MenuEntry[], parentOf: (area: string) => string): Resource[] {
  const firsts = new Map<string, MenuEntry>();
  for (const entry of entries.toSorted((a, b) => a.order - b.order))
    if (entry.group !== undefined && !firsts.has(groupCode(entry))) firsts.set(groupCode(entry), entry);
  return [...firsts].map(([resCode, { area, group = '', order, icon = '' }]) =>
    row({
      ...{ resCode, resName: group, resType: 'menu', resUri: '' },
      ...{ orderNum: order, parentCode: parentOf(area), icon },
    }),
  );
}

/** The entries of all menus that the person may see, and the groups of these entries. */
function entryRows({ releases, person }: Slices, heads: Record<string, Resource>, may: (code: string) => boolean) {
  const parentOf = (area: string) => (area === 'header' ? headerCode : (heads[area]?.resCode ?? ''));
  const seen = releases.flatMap((release) =>
    release.record.menu
      .filter((entry) => neededFor(release, entry).every(may))
      .filter(({ hiddenFor = [] }) => !hiddenFor.some((role) => person.compRoles.includes(role))),
  );
  const entries = seen.map((entry) => {
    const { area, group, title, path, order, icon = '' } = entry;
    return row({
      orderNum: order,
      parentCode: group === undefined ? parentOf(area) : groupCode(entry),
      resCode: `${area}:${path}`,
      resName: title,
      resType: area === 'avatar' ? 'link' : 'menu',
      resUri: path,
      icon,
    });
  });
  return [...groupRows(seen, parentOf), ...entries];
}

/** The pages that the person may open, each below the entry with the longest address above it. */
function pageRows({ releases }: Slices, menus: readonly Resource[], may: (code: string) => boolean): Resource[] {
  const entries = menus
    .filter(({ resUri }) => resUri !== '')
    .map(({ resCode, resUri }) => ({ resCode, prefix: pathOf(resUri) }));
  return releases.flatMap(({ record: { pages, owns } }) =>
    pages
      .filter(({ path, permission }) => permission || longestPrefix(owns, path)?.permission)
      .filter(({ requires }) => requires === undefined || may(requires))
      .map(({ path, title }, place) =>
        row({
          orderNum: place,
          parentCode: longestPrefix(entries, path)?.resCode ?? '',
          resCode: `page:${path}`,
          resName: title,
          resType: 'page',
          resUri: path,
        }),
      ),
  );
}

/**
 * The rows of a visitor's remotes: permissions, heads of sidebars, groups, menus, quick links, and pages. A row that the API
 * gave itself, by its code or its address, is not repeated.
 */
export function sliceRows(slices: Slices): Resource[] {
  const { given } = slices;
  const permissions = permissionRows(slices);
  const held = new Set(
    [...given.filter(({ resType }) => resType === 'action'), ...permissions].map((one) => one.resCode),
  );
  const may = (code: string) => held.has(code);
  const heads = headRows(slices);
  const entries = entryRows(slices, heads, may);
  const menus = [...Object.values(heads), ...entries].filter(({ resType }) => resType === 'menu');
  const rows = [...permissions, ...Object.values(heads), ...entries, ...pageRows(slices, menus, may)];
  const address = ({ resType, resUri }: Resource) => `${resType} ${resUri}`;
  const known = new Set(given.flatMap((one) => [one.resCode, ...(one.resUri === '' ? [] : [address(one)])]));
  return rows.filter((one) => !known.has(one.resCode) && !known.has(address(one)));
}
