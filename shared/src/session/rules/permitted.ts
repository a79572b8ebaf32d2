import type { Resource } from '../../codes/resources';

/** The part of a resource that tells of a permission. */
export type Allowing = Pick<Resource, 'resType' | 'resCode'>;

/** Returns whether the person's resources hold the permission: each is an action with the permission's code. */
export function isPermitted(permission: string, auth: readonly Allowing[]): boolean {
  return auth.some(({ resType, resCode }) => resType === 'action' && resCode === permission);
}
