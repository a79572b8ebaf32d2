import { covers } from '@portal/shared/access';
import { type Application, type BootRemote, continuing } from '@portal/shared/boot';
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
 * The rows whose pages the person's company can use: nothing of the centre while its application is under way. The guard
 * leads from there to the step of the application.
 */
export const usableRows = (
  rows: readonly SessionResource[],
  application: Application | null,
): readonly SessionResource[] => (application ? rows.filter(({ resUri }) => !covers('/center', resUri)) : rows);

/**
 * The areas in the header, in their order: those of the person's resources, and until they are there, those that
 * everybody sees. The way into the centre, or to the application that is under way, is always among them.
 */
export function headerEntries(
  remotes: readonly Pick<BootRemote, 'menu'>[],
  rows: readonly SessionResource[] | null,
  application: Application | null,
): readonly HeaderEntry[] {
  const declared = rows
    ? headerMenu(usableRows(rows, application)).map((entry) => ({ ...entry, icon: entry.icon || icon }))
    : remotes
        .flatMap(({ menu }) => menu)
        .filter(({ path }) => !(application && covers('/center', path)))
        .toSorted((a, b) => a.order - b.order)
        .map(({ title, path }) => ({ title, path, icon }));
  const first = application ? { ...continuing(application), icon } : productCentre;
  return declared.some(({ path }) => path === first.path) ? declared : [first, ...declared];
}
