import type { BootRemote } from '@portal/shared/boot';
import type { SessionResource } from '@portal/shared/session';
import { headerMenu, productCentrePath } from '@portal/shared/session/rules';

export interface HeaderEntry {
  readonly title: string;
  readonly path: string;
  /** The icon's name. */
  readonly icon: string;
}

const icon = 'appstore';
const productCentre: HeaderEntry = { title: '产品中心', path: productCentrePath, icon };

/**
 * The areas in the header, in their order: those of the person's resources, and until they are there, those that
 * everybody sees. The product centre is always among them.
 */
export function headerEntries(
  remotes: readonly Pick<BootRemote, 'menu'>[],
  rows: readonly SessionResource[] | null,
): readonly HeaderEntry[] {
  const declared = rows
    ? headerMenu(rows).map((entry) => ({ ...entry, icon: entry.icon || icon }))
    : remotes
        .flatMap(({ menu }) => menu)
        .toSorted((a, b) => a.order - b.order)
        .map(({ title, path }) => ({ title, path, icon }));
  return declared.some(({ path }) => path === productCentrePath) ? declared : [productCentre, ...declared];
}
