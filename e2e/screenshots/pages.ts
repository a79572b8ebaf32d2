import { accountPages } from './pages/account';
import { hostPages } from './pages/host';
import { messagePages } from './pages/message';
import { productPages } from './pages/product';
import { registrationPages } from './pages/registration';
import { sitePages } from './pages/site';
import { tradePages } from './pages/trade';
import type { Subject } from './subject';

/** Every page of customers with a route. `flows/customer/every-page/every-route.spec.ts` checks that none is missing. */
export const pages: readonly Subject[] = [
  ...sitePages,
  ...hostPages,
  ...registrationPages,
  ...productPages,
  ...tradePages,
  ...accountPages,
  ...messagePages,
];
