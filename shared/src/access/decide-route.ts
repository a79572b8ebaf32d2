import { productCentrePath } from '../codes/landing-addresses';
import { prodCodes } from '../codes/public';
import { brokenSessionText } from '../codes/session-texts';
import { pathOf } from './address';
import { covers } from './path-prefix';
import { isPublicPath } from './public-path';
import { loginAddress } from './return-address';

/** The page that says that the wanted page does not exist. */
export const notFoundPath = '/404';

/** The facts about the place at an address that the rule needs. */
export interface AccessRule {
  readonly permission?: boolean;
  readonly prodCode?: string;
  /**
   * `none`: the slot has no page there. `awaited`: its routes have not loaded, so nobody knows yet. Otherwise there is
   * a page.
   */
  readonly page?: 'none' | 'awaited';
  /** The router's pattern of the page. */
  readonly pattern?: string;
}

export interface AccessSession {
  readonly token: string | null | undefined;
  /**
   * Returns whether a path, with the page of this pattern, is among the person's authorized addresses; null while those
   * have not been loaded.
   */
  readonly opens: ((path: string, pattern?: string) => boolean) | null;
  /** The page on which the company's application goes on, while one is under way. */
  readonly application?: string | undefined;
  /** Whether asking for the company info failed. */
  readonly companyInfoFailed: boolean;
}

export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The remote's routes have to load first; then ask again. */
  | { readonly kind: 'arrive' }
  /** Company info and authorized addresses have to be loaded; then ask again. */
  | { readonly kind: 'load' }
  /** The person is logged in, but not allowed here: say so in place. */
  | { readonly kind: 'forbidden' }
  /** Drop the token, show the message, go to login. */
  | { readonly kind: 'reset'; readonly message: string; readonly to: string };

const allow: AccessDecision = { kind: 'allow' };
const redirect = (to: string): AccessDecision => ({ kind: 'redirect', to });

/**
 * The spec's route access rule. The gateway picks a document by it, the host shows a page by it. `rule` is the rule of
 * the place at the address; it is null if the address has no place.
 *
 * "Every path other than the public ones listed above needs an access token; otherwise the user goes to /login. For a
 * logged-in user a path is allowed if its address is among the user's authorized resource addresses, or if the route
 * belongs to product EC." The rule first checks that the page exists, then that this person may see it.
 */
export function decideRoute(address: string, rule: AccessRule | null, session: AccessSession): AccessDecision {
  const path = pathOf(address);
  if (rule === null) return path === notFoundPath ? allow : redirect(notFoundPath);
  if (path === '/login') return session.token ? redirect('/') : allow;
  // A remote of another team may declare public routes that the spec does not know.
  const open = isPublicPath(path) || rule.permission === false;
  if (!open && !session.token) return redirect(loginAddress(address));
  if (rule.page === 'none') return redirect(notFoundPath);
  if (open) return allow;
  // A company whose application is under way can use nothing of the centre: each of its addresses leads to the step.
  if (session.application !== undefined && covers('/center', path)) return redirect(session.application);
  if (rule.page === 'awaited') return { kind: 'arrive' };
  if (path === '/center' || path === productCentrePath) return allow;
  if (session.companyInfoFailed) return redirect(productCentrePath);
  if (rule.prodCode === prodCodes.commerce) return allow;
  if (session.opens === null) return { kind: 'load' };
  return session.opens(path, rule.pattern) ? allow : { kind: 'forbidden' };
}

/** "If the route guard throws, the token is reset and an error message is shown." */
export function resetAfter(error: unknown): AccessDecision {
  const message = error instanceof Error && error.message !== '' ? error.message : brokenSessionText;
  return { kind: 'reset', message, to: '/login' };
}
