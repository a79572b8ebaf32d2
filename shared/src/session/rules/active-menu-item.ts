import { pathOf } from '../../access/address';

/**
 * The active item of a side menu: the route's declared activeMenu if present; under `/center/crm` the third matched
 * route level, which is the first three parts of the path; otherwise the current path.
 */
export function activeMenuItem(address: string, activeMenu?: string): string {
  if (activeMenu) return activeMenu;
  const path = pathOf(address);
  const [first, second, third] = path.slice(1).split('/');
  return first === 'center' && second === 'crm' && third ? `/center/crm/${third}` : path;
}
