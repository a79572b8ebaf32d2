import { longestPrefix } from '@portal/shared/access';
import type { BootOwnedPrefix, BootRemote } from '@portal/shared/boot';

export interface Claim extends BootOwnedPrefix {
  remote: BootRemote;
}

/** The claims of all remotes: each path prefix with the remote that owns it. */
export const claimsOf = (remotes: readonly BootRemote[]): Claim[] =>
  remotes.flatMap((remote) => remote.owns.map((owned) => ({ ...owned, remote })));

/** The remote that answers for a path: the longest prefix wins. */
export const ownerOf = (remotes: readonly BootRemote[], path: string): BootRemote | undefined =>
  longestPrefix(claimsOf(remotes), path)?.remote;
