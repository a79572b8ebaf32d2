import { pathOf } from './address';

/** The spec's public and entry routes; those below `/index` are public by the word in them. */
const listed: ReadonlySet<string> = new Set([
  '/',
  '/register/account',
  '/register/permit',
  '/register/verification',
  '/register/approval',
  '/register/success',
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
 * Whether a path needs no token. The word `index` is taken to the letter, so `/center/index` passes here
 * too: this rule spares visitors a login, it protects nothing. The server does.
 */
export function isPublicPath(address: string): boolean {
  const path = pathOf(address);
  return listed.has(path) || containsIndex(path);
}

/** Pages on which nobody is logged in yet: no idle time counts there. */
export function isLoginPath(address: string): boolean {
  const path = pathOf(address);
  return path === '/login' || path.startsWith('/login/');
}
