import { type BootRelease, hashListAddress } from '@portal/shared/boot-document';
import { hashedPaths, isHashed, learnIntegrity } from './integrity';

const patience = 8_000;
const learning = new Map<string, Promise<void>>();

async function fetchList(address: string, integrity: string, priority: RequestPriority): Promise<void> {
  try {
    const reply = await fetch(address, { integrity, priority, signal: AbortSignal.timeout(patience) });
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    learnIntegrity(await reply.json());
  } catch (cause) {
    // As webpack says which file did not come.
    throw Object.assign(cause as Error, { request: address });
  }
}

/** Learns which files a release may load. A failure is not kept: the next try asks again. */
export function learnList(
  release: Pick<BootRelease, 'package' | 'build' | 'hashes'>,
  priority: RequestPriority = 'auto',
): Promise<void> {
  if (!release.hashes) return Promise.resolve();
  const address = hashListAddress(release);
  const list = learning.get(address) ?? fetchList(address, release.hashes, priority);
  learning.set(address, list);
  list.catch(() => learning.delete(address));
  return list;
}

/**
 * Learns which files a remote may load. The document has the hashes for its own page's remote. For the other remotes it
 * names the hash of a list.
 */
export async function learnHashes(remote: BootRelease): Promise<void> {
  if (!isHashed(remote.entry)) await learnList(remote);
}

/** The files of a release whose hashes are known: all files in the folder of its entry. */
export function hashedFiles({ entry }: Pick<BootRelease, 'entry'>): string[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return hashedPaths().filter((file) => file.startsWith(folder));
}
