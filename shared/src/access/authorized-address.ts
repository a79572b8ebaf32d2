import { matchPath } from 'react-router-dom';
import type { Resource } from '../codes/resources';
import { pathOf } from './address';

/** The part of a resource that the rules need. */
export type Authorized = Pick<Resource, 'resUri'>;

/** A pattern with one leading slash and none at the end. In a pattern, `?` also ends an optional part. */
function patternOf(resUri: string): string {
  const end = resUri.search(/\?(?!\/|$)|#/);
  const bare = (end < 0 ? resUri : resUri.slice(0, end)).replace(/^\/+|\/+$/g, '');
  return `/${bare}`;
}

/** A pattern's shape. The names of parameters make no difference. */
const shapeOf = (pattern: string): string => patternOf(pattern).replace(/:[^/?]+/g, ':');

/**
 * Returns whether an address is among a person's authorized resource addresses, which are patterns of the router. A
 * slash at either end makes no difference; an address below an authorized one is a different address.
 *
 * `route` is the pattern of the page that the router shows there, as far as it is known. Then the page's own pattern has
 * to be authorized, or the address itself: `/loan/:id` also matches `/loan/stats`, which may be a page with a permission
 * of its own.
 */
export function isAuthorizedAddress(address: string, auth: readonly Authorized[], route?: string): boolean {
  const path = pathOf(address);
  const shape = route === undefined ? undefined : shapeOf(route);
  return auth.some(({ resUri }) => {
    if (resUri === '') return false;
    const pattern = patternOf(resUri);
    if (matchPath({ path: pattern, caseSensitive: true }, path) === null) return false;
    return shape === undefined || pattern === path || shapeOf(pattern) === shape;
  });
}
