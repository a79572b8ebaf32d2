import type { BootDocument } from '@portal/shared/boot-document';
import { learnList } from './hash-lists';
import { isHashed } from './integrity';

declare global {
  /**
   * For an address whose hash is still to come: resolves when it is there. The code that loads later files reads it.
   */
  var __portalUnhashed: ((url: string) => Promise<void> | undefined) | undefined;
}

/** The document has the hashes of those host files that its page begins with. A later host file waits for the list. */
export function hashOwnChunks(host: BootDocument['host']): void {
  const own = `/assets/${host.package}/${host.build}/`;
  globalThis.__portalUnhashed = (url) => (isHashed(url) || !url.includes(own) ? undefined : learnList(host));
  // The page's first files are on the way already; every later file needs the list.
  learnList(host, 'low').catch(() => undefined);
}
