import { isLoginPath } from './public-path';

/** The query parameter of `/login` that holds the address to come back to. */
export const returnParameter = 'redirect';

const longest = 2_048;
/** Any origin works here: an address that leaves it does not belong to this portal. */
const here = 'http://portal.invalid';

/** A slash or backslash, also in the forms that browsers and careless servers decode. */
const secondSlash = /^\/(?:[/\\]|%2f|%5c)/i;

/**
 * Returns whether a text holds blanks or control characters. Browsers drop them, which may change the meaning of an
 * address.
 */
function hasInvisible(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}

/**
 * The address to go back to, if the text is an address of this portal, otherwise null. It has to be a path. Refused
 * are: everything with a scheme, a host or an account, everything that becomes one when a browser or a server
 * normalizes it, and the login pages themselves.
 */
export function safeReturnAddress(candidate: string | null | undefined): string | null {
  if (!candidate || candidate.length > longest || hasInvisible(candidate)) return null;
  if (!candidate.startsWith('/') || candidate.includes('\\') || secondSlash.test(candidate)) return null;
  const { pathname, search, hash } = new URL(candidate, here);
  if (secondSlash.test(pathname) || isLoginPath(pathname) || pathname === '/404') return null;
  return `${pathname}${search}${hash}`;
}

function withWayBack(path: string, from: string | null): string {
  const back = safeReturnAddress(from);
  return back === null || back === '/' ? path : `${path}?${returnParameter}=${encodeURIComponent(back)}`;
}

/** The address for a person without a token, with the way back if it is worth keeping. */
export const loginAddress = (from: string): string => withWayBack('/login', from);

/** The address for a logged-in person who has to choose a company. */
export const chooserAddress = (from: string | null): string => withWayBack('/login/changeComp', from);
