import { containsIndex, longestPrefix } from '@portal/shared/access';
import { type BootDocument, holdsToken } from '@portal/shared/boot';
import { claimsOf } from '../../federation/owner';

/**
 * A visitor on the public site: nobody is logged in, and the spec opens "any path containing 'index'". The session's
 * code is not needed there, so it is not fetched. In the centre the guard decides about such a path too: the frame
 * there is made for a person.
 */
export function isVisit({ remotes }: Pick<BootDocument, 'remotes'>, path: string): boolean {
  if (holdsToken() || (path !== '/' && !containsIndex(path))) return false;
  return longestPrefix(claimsOf(remotes), path)?.permission !== true;
}
