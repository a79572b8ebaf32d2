import { type BootRelease, hashListAddress } from '@portal/shared/boot';
import { hashedPaths, learnIntegrity } from './integrity';

const patience = 8_000;
const learning = new Map<string, Promise<void>>();

async function fetchList(address: string, integrity: string): Promise<void> {
  const reply = await fetch(address, { integrity, signal: AbortSignal.timeout(patience) });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  learnIntegrity(await reply.json());
}

/**
 * What a release may load. The document says it of its own page's remote only, and for the others names the hash of a
 * list. A failure is not kept: the next try asks again.
 */
export async function learnHashes(release: BootRelease): Promise<void> {
  const { entry, hashes } = release;
  if (hashes === null || hashedPaths().includes(entry)) return;
  const address = hashListAddress(release);
  const list = learning.get(address) ?? fetchList(address, hashes).finally(() => learning.delete(address));
  learning.set(address, list);
  await list;
}

/** The files of a release whose hashes are known: whatever lies in its entry's folder. */
export function hashedFiles({ entry }: Pick<BootRelease, 'entry'>): string[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return hashedPaths().filter((file) => file.startsWith(folder));
}
