import { pathOf } from '../../access/address';
import { accountCentrePath } from '../../codes/landing-addresses';

/**
 * The active item of a side menu: the route's declared activeMenu if present; under `/center/crm` the third matched
 * route level, which is the first three parts of the path; otherwise the current path.
 */
export function activeMenuItem(address: string, activeMenu?: string): string {
  if (activeMenu) return activeMenu;
  const path = pathOf(address);
  if (!path.startsWith(`${accountCentrePath}/`)) return path;
  const [third] = path.slice(accountCentrePath.length + 1).split('/');
  return `${accountCentrePath}/${third}`;
}
