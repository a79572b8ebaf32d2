import { addCompanyPath, approvalPath, permitPath, registeredPath, verificationPath } from '../codes/landing-addresses';
import { pathOf } from './address';

/** The spec's public and entry routes. Routes below `/index` are not listed: the word `index` makes them public. */
const listed: ReadonlySet<string> = new Set([
  '/',
  addCompanyPath,
  permitPath,
  verificationPath,
  approvalPath,
  registeredPath,
  '/resetpwd/account',
  '/resetpwd/reset',
  '/resetpwd/complete',
  '/login',
  '/login/changeComp',
  '/face-success',
  '/404',
]);

/** "Any path containing 'index' is reachable without a token." */
export const containsIndex = (path: string): boolean => path.includes('index');

/**
 * Returns whether a path needs no token. The rule takes the word `index` literally, so `/center/index` passes here too.
 * The rule only spares visitors a login and protects nothing. The server protects.
 */
export function isPublicPath(address: string): boolean {
  const path = pathOf(address);
  return listed.has(path) || containsIndex(path);
}

/** Returns whether nobody is logged in yet on this page: no idle time counts there. */
export function isLoginPath(address: string): boolean {
  const path = pathOf(address);
  return path === '/login' || path.startsWith('/login/');
}
