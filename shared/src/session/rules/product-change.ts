import { pathOf } from '../../access/address';
import { productCentrePath } from '../../codes/landing-addresses';

/** "Changing to a different product code, or visiting the product page, clears company info and the authed flag." */
export function clearsCompanyInfo(
  address: string,
  prodCode: { readonly current: string | undefined; readonly next: string | undefined },
): boolean {
  if (pathOf(address) === productCentrePath) return true;
  return Boolean(prodCode.current && prodCode.next) && prodCode.current !== prodCode.next;
}
