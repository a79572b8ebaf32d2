import type { BootDocument, ReportedRelease } from '@portal/shared/boot';

/** Whose fault it is when something throws: pure. */

const assetAddress = /\/assets\/([\w.-]+)\/([\w.-]+)\//g;

/**
 * The release that threw. Of the addresses in the stack the first counts that is not the host's: the host's code, and
 * React in it, runs for all of them. `slot` says in whose place it happened, where that is known; where a stack names
 * the host alone, it is that slot's. A release that stood in for the slot's own is nobody's here.
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
