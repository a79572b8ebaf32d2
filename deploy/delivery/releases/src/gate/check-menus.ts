import type { RemoteRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import { isExternalLink, link } from '@portal/shared/validators';

/** The path of an address, without query and hash. */
const pathIn = (address: string) => address.replace(/[?#].*$/, '');

/** The menus of the frame, and the sidebars of the spec, to which every remote may add entries. */
const flatMenus: readonly string[] = ['header', 'avatar'];
const commonMenus: readonly string[] = [...flatMenus, 'account', 'message'];

/** Checks that the menus of a remote's entries are there, and can show them. */
export function menuAreaFaults({ slot, menu, areas = [] }: RemoteRecord): Sentence[] {
  const known = [...commonMenus, ...areas.map(({ area }) => area)];
  return [
    ...areas
      .filter(({ area }) => flatMenus.includes(area))
      .map(({ area }) =>
        say(
          `位置 ${slot} 的侧边栏不能命名为 ${area}：该名称属于平台菜单。`,
          `The sidebar ${area} of slot ${slot} needs another name: it is a menu of the platform.`,
        ),
      ),
    ...menu
      .filter(({ area }) => !known.includes(area))
      .map(({ area, title }) =>
        say(
          `位置 ${slot} 的菜单“${title}”属于未声明的侧边栏 ${area}：请在 portal.areas 中声明。`,
          `Menu entry "${title}" of slot ${slot} is in sidebar ${area}, which nobody declares: declare it in portal.areas.`,
        ),
      ),
    ...menu
      .filter(({ area, group }) => group !== undefined && flatMenus.includes(area))
      .map(({ area, title }) =>
        say(
          `位置 ${slot} 的菜单“${title}”不能分组：${area} 没有分组。`,
          `Menu entry "${title}" of slot ${slot} cannot have a group: ${area} has none.`,
        ),
      ),
  ];
}

/** Checks that a remote's menus lead somewhere. */
export function menuFaults({ slot, pages, redirects = {}, menu, areas = [] }: RemoteRecord): Sentence[] {
  const leads = (address: string) => {
    const path = pathIn(address);
    return pages.some((page) => page.path === path) || Object.hasOwn(redirects, path);
  };
  const heads = areas.filter(({ path }) => !leads(path));
  const dead = menu.filter(({ path }) => (isExternalLink(path) ? link(path) !== null : !leads(path)));
  return [
    ...heads.map(({ area, path }) =>
      say(
        `位置 ${slot} 的侧边栏 ${area} 指向 ${path}，但没有这个页面。`,
        `Sidebar ${area} of slot ${slot} leads to ${path}, and there is no such page.`,
      ),
    ),
    ...dead.map(({ title, path }) =>
      say(
        `位置 ${slot} 的菜单“${title}”指向 ${path}，但没有这个页面：请改为自己的页面或外部链接。`,
        `Menu entry "${title}" of slot ${slot} leads to ${path}, and there is no such page: name a page of the remote, or an address elsewhere.`,
      ),
    ),
  ];
}

interface Declared {
  slot: string;
  /** The text that may occur only once in a tenant. */
  what: string;
}

function declaredTwice(
  declared: readonly Declared[],
  fault: (what: string, slots: readonly string[]) => Sentence,
): Sentence[] {
  const repeated = new Set(declared.map(({ what }) => what).filter((what, index, all) => all.indexOf(what) !== index));
  return [...repeated].map((text) => {
    const slots = new Set(declared.filter(({ what }) => what === text).map(({ slot }) => slot));
    return fault(text, [...slots]);
  });
}

/**
 * Checks that the menus of a tenant's remotes do not collide: each address once in a menu, each sidebar with one head.
 */
export function menuCollisionFaults(remotes: readonly RemoteRecord[]): Sentence[] {
  const entries = remotes.flatMap(({ slot, menu }) =>
    menu.map(({ area, path }) => ({ slot, what: `${area} ${path}` })),
  );
  const heads = remotes.flatMap(({ slot, areas = [] }) => areas.map(({ area }) => ({ slot, what: area })));
  return [
    ...declaredTwice(entries, (entry, slots) =>
      say(
        `菜单 ${entry} 被位置 ${slots.join('、')} 多次声明：请保留一个。`,
        `Menu entry ${entry} is declared several times, by ${slots.join(', ')}: keep one.`,
      ),
    ),
    ...declaredTwice(heads, (area, slots) =>
      say(
        `侧边栏 ${area} 的标题被位置 ${slots.join('、')} 多次声明：请保留一个。`,
        `The head of sidebar ${area} is declared several times, by ${slots.join(', ')}: keep one.`,
      ),
    ),
  ];
}
