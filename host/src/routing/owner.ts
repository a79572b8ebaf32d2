import type { BootOwnedPrefix, BootRemote } from '@portal/shared/boot';

export interface Owner {
  remote: BootRemote;
  owned: BootOwnedPrefix;
}

function covers(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** The remote that answers for a path: the longest prefix wins. */
export function ownerOf(remotes: readonly BootRemote[], path: string): Owner | undefined {
  let best: Owner | undefined;
  for (const remote of remotes)
    for (const owned of remote.owns)
      if (covers(owned.prefix, path) && owned.prefix.length > (best?.owned.prefix.length ?? 0))
        best = { remote, owned };
  return best;
}
