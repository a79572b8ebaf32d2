import type { BootMenuEntry, BootRemote } from '@portal/shared/boot';
import { productCentrePath } from '@portal/shared/session/rules';

type HeaderEntry = Pick<BootMenuEntry, 'title' | 'path' | 'order'>;

const productCentre: HeaderEntry = { title: '产品中心', path: productCentrePath, order: 0 };

/**
 * The areas in the header: the entries that remotes declare, in their order. The product centre is always among them.
 */
export function headerEntries(remotes: readonly Pick<BootRemote, 'menu'>[]): HeaderEntry[] {
  const declared: HeaderEntry[] = remotes.flatMap((remote) => remote.menu.filter((entry) => entry.area === 'header'));
  const withCentre = declared.some(({ path }) => path === productCentrePath) ? declared : [productCentre, ...declared];
  return withCentre.toSorted((a, b) => a.order - b.order);
}
