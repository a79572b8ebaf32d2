import { holdCompInfo } from './application';
import { browserId } from './browser-id';
import { clearsCompanyInfo } from './rules/public';
import { sessionState, updateSession } from './store';

/** Call it on each navigation, with the product code of the route's meta. */
export function noteNavigation(address: string, prodCode?: string): void {
  browserId();
  const current = sessionState().prodCode;
  if (clearsCompanyInfo(address, { current: current ?? undefined, next: prodCode })) {
    holdCompInfo(null);
  }
  if (prodCode !== undefined && prodCode !== current) updateSession({ prodCode });
}
