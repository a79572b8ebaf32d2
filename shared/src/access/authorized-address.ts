import type { Resource } from '../codes/resources';
import { pathOf } from './address';

/** All that the rules need of a resource. */
export type Authorized = Pick<Resource, 'resUri'>;

/**
 * Whether an address is among a person's authorized resource addresses. Written with or without a slash at either
 * end it is the same address; an address below an authorized one is another address.
 */
export function isAuthorizedAddress(address: string, auth: readonly Authorized[]): boolean {
  const path = pathOf(address);
  return auth.some((resource) => resource.resUri !== '' && pathOf(resource.resUri) === path);
}
