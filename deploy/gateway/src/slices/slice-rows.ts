import type { MenuArea, RemoteRecord } from '@portal/release-record';
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

const sidebars: readonly MenuArea[] = ['account', 'message'];

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
  return Object.fromEntries(
    areas.map(({ area, title, path }) => {
      const known = given.find(
        ({ resType, resUri }) => resType === 'menu' && covers(resUri, path) && covers(path, resUri),
      );
      const orderNum = (sidebars.indexOf(area) + 1) * 1_000;
      return [area, known ?? row({ orderNum, resCode: `area:${area}`, resName: title, resType: 'menu', resUri: path })];
    }),
  );
}

/** The entries of all menus that the person may see. */
function entryRows({ releases, person }: Slices, heads: Record<string, Resource>, may: (code: string) => boolean) {
  const parents: Partial<Record<MenuArea, string>> = { header: headerCode };
  for (const area of sidebars) parents[area] = heads[area]?.resCode ?? '';
  return releases.flatMap((release) =>
    release.record.menu
      .filter((entry) => neededFor(release, entry).every(may))
      .filter(({ hiddenFor = [] }) => !hiddenFor.some((role) => person.compRoles.includes(role)))
      .map(({ area, title, path, order, icon = '' }) =>
        row({
          orderNum: order,
          parentCode: parents[area] ?? '',
          resCode: `${area}:${path}`,
          resName: title,
          resType: area === 'avatar' ? 'link' : 'menu',
          resUri: path,
          icon,
        }),
      ),
  );
}

/** The pages that the person may open, each below the entry with the longest address above it. */
function pageRows({ releases }: Slices, menus: readonly Resource[], may: (code: string) => boolean): Resource[] {
  const entries = menus.map(({ resCode, resUri }) => ({ resCode, prefix: pathOf(resUri) }));
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
 * The rows of a visitor's remotes: permissions, heads of sidebars, menus, quick links, and pages. A row that the API
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
