/** Returns whether `If-None-Match` names this entity tag. */
export function notModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
