import type { Resource } from '../codes/resources';
import { pathOf } from './address';

/** The part of a resource that the rules need. */
export type Authorized = Pick<Resource, 'resUri'>;

/**
 * Tells whether an address is among a person's authorized resource addresses. A slash at either end makes no
 * difference; an address below an authorized one is a different address.
 */
export function isAuthorizedAddress(address: string, auth: readonly Authorized[]): boolean {
  const path = pathOf(address);
  return auth.some((resource) => resource.resUri !== '' && pathOf(resource.resUri) === path);
}
