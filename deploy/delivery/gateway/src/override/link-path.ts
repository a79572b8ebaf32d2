/** A stand-in for the tenant's origin: a path that resolves to another origin is refused. */
const own = 'http://portal.invalid';

/** Below these a gateway answers itself: no page is there, and some addresses do something when they are opened. */
const notPages = /^\/(?:-|api|assets|brand|dev|standalone|healthz|readyz)(?:\/|$)/i;

/**
 * The page's address within the portal, as a browser would read the text; undefined if it leads to another site, or to no
 * page. `//evil.example`, `/\evil.example` and `/.//evil.example` all lead away.
 */
export function ownPagePath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, own)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, own);
  if (origin !== own || pathname.startsWith('//') || notPages.test(decodedOnce(pathname))) return undefined;
  return `${pathname}${search}${hash}`;
}

/** A server reads `/%61pi` as `/api`. */
function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
