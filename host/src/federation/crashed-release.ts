import type { BootDocument, ReportedRelease } from '@portal/shared/boot';

/** Finds the release that is to blame for an error: pure. */

const assetAddress = /\/assets\/([\w.-]+)\/([\w.-]+)\//g;

/** What is known of an error. */
export interface CrashPlace {
  /** The addresses of the files that it went through, the innermost first, in whatever form the browser writes them. */
  readonly stack: string;
  /** The same of the code that is behind it: what React was drawing, or who had set the timer. */
  readonly behind?: string | undefined;
  /** The slot in whose place it happened. */
  readonly slot?: string | undefined;
  /** The address of the file that did not come. */
  readonly missing?: string | undefined;
}

const addressesIn = (text: string) => [...text.matchAll(assetAddress)];

/** Returns whether an address, as `addressesIn` finds it, is one of the page's host. */
const isOf =
  (host: BootDocument['host']) =>
  ([, name, build]: readonly string[]) =>
    name === host.package && build === host.build;

/** Returns whether the code of a remote is in this stack. */
export const isByRemote = (stack: string, host: BootDocument['host']): boolean =>
  addressesIn(stack).some((address) => !isOf(host)(address));

/**
 * The release that threw. It is the first address in the stack that is not the host's: the host's code, and React in
 * it, runs for all releases. Where the stack names the host alone, the code behind it counts, and then `slot`, the place
 * where it happened. A file that did not come is its own release's fault, whoever asked for it. A
 * release that stood in for the slot's own gets no blame here. Undefined: nobody knows.
 */
export function crashedRelease(
  { host, remotes }: Pick<BootDocument, 'host' | 'remotes'>,
  { stack, behind = '', slot, missing = '' }: CrashPlace,
): Omit<ReportedRelease, 'ticket'> | undefined {
  const isHost = isOf(host);
  const [notThere] = addressesIn(missing);
  const named = addressesIn(stack);
  const found = notThere ?? [...named, ...addressesIn(behind)].find((address) => !isHost(address));
  const ofHost = { slot: 'host', package: host.package, build: host.build };
  if (found && isHost(found)) return ofHost;
  const remote = found
    ? remotes.find((one) => one.package === found[1] && one.build === found[2])
    : remotes.find((one) => one.slot === slot);
  if (remote) return { slot: remote.slot, package: remote.package, build: remote.build };
  return found || (named.length === 0 && slot === undefined) ? undefined : ofHost;
}
