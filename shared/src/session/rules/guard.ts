import { prodCodes } from '../../codes/public';
import { pathOf } from './address';
import { type Authorized, isAuthorizedAddress } from './authorized-address';
import { isPublicPath } from './public-path';
import { loginAddress } from './return-address';

/** The fall-back of the spec: where a logged-in person can always go. */
export const productCentrePath = '/center/product/product';

/** What the guard asks of a route's meta. */
export interface GuardedRoute {
  readonly permission?: boolean;
  readonly prodCode?: string;
}

export interface GuardSession {
  readonly token: string | null | undefined;
  /** The authorized resources, null while they have not been loaded. */
  readonly auth: readonly Authorized[] | null;
  /** Whether asking for the company info failed. */
  readonly companyInfoFailed: boolean;
}

export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Company info and authorized addresses have to be loaded; then ask again. */
  | { readonly kind: 'load' }
  /** Logged in, but not allowed here: say so in place. */
  | { readonly kind: 'forbidden' }
  /** Drop the token, show the message, go to login. */
  | { readonly kind: 'reset'; readonly message: string; readonly to: string };

const allow: GuardDecision = { kind: 'allow' };
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to });

/**
 * The spec's route access rule. `route` is the meta of the route that matches, null when none does.
 *
 * "Every path other than the public ones listed above needs an access token; otherwise the user goes to /login. For a
 * logged-in user a path is allowed if its address is among the user's authorized resource addresses, or if the route
 * belongs to product EC."
 */
export function decideRoute(address: string, route: GuardedRoute | null, session: GuardSession): GuardDecision {
  const path = pathOf(address);
  if (route === null) return path === '/404' ? allow : redirect('/404');
  if (path === '/login') return session.token ? redirect('/') : allow;
  // A remote of another team may declare public routes that the spec does not know.
  if (isPublicPath(path) || route.permission === false) return allow;
  if (!session.token) return redirect(loginAddress(address));
  if (path === '/center' || path === productCentrePath) return allow;
  if (session.companyInfoFailed) return redirect(productCentrePath);
  if (route.prodCode === prodCodes.commerce) return allow;
  if (session.auth === null) return { kind: 'load' };
  return isAuthorizedAddress(path, session.auth) ? allow : { kind: 'forbidden' };
}

/** "If the route guard throws, the token is reset and an error message is shown." */
export function resetAfter(error: unknown): GuardDecision {
  const message = error instanceof Error && error.message !== '' ? error.message : '登录状态异常，请重新登录';
  return { kind: 'reset', message, to: '/login' };
}
