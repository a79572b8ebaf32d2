import type { BootDocument, ReportedRelease } from '@portal/shared/boot';

/** Finds the release that is to blame for an error: pure. */

const assetAddress = /\/assets\/([\w.-]+)\/([\w.-]+)\//g;

/**
 * The release that threw. It is the first address in the stack that is not the host's: the host's code, and React in
 * it, runs for all releases. `slot` is the place where it happened, if that is known; where the stack names the host
 * alone, the blame goes to that slot. A release that stood in for the slot's own gets no blame here.
 */
export function crashedRelease(
  { host, remotes }: Pick<BootDocument, 'host' | 'remotes'>,
  stack: string,
  slot?: string,
): Omit<ReportedRelease, 'ticket'> | undefined {
  const named = [...stack.matchAll(assetAddress)];
  const isHost = ([, name, build]: readonly string[]) => name === host.package && build === host.build;
  const found = named.find((address) => !isHost(address));
  const remote = found
    ? remotes.find((one) => one.package === found[1] && one.build === found[2])
    : remotes.find((one) => one.slot === slot);
  if (remote) return { slot: remote.slot, package: remote.package, build: remote.build };
  if (found || (named.length === 0 && slot === undefined)) return undefined;
  return { slot: 'host', package: host.package, build: host.build };
}
