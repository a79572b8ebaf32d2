import { prodCodes } from '../../codes/public';

/** The role dropdown of the header: "hidden for product code CRM". */
export function showsRoleSwitch(prodCode: string): boolean {
  return prodCode !== prodCodes.portal;
}
