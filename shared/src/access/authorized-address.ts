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

/**
 * Tells whether an address is among a person's authorized resource addresses, which are patterns of the router. A slash
 * at either end makes no difference; an address below an authorized one is a different address.
 */
export function isAuthorizedAddress(address: string, auth: readonly Authorized[]): boolean {
  const path = pathOf(address);
  return auth.some(
    ({ resUri }) => resUri !== '' && matchPath({ path: patternOf(resUri), caseSensitive: true }, path) !== null,
  );
}
