import type { BootDocument } from '@portal/shared/boot-document';
import { learnList } from './hash-lists';
import { isHashed } from './integrity';

declare global {
  /** Of an address whose hash is still to come: when it has come. Read by the code that loads later files. */
  var __portalUnhashed: ((url: string) => Promise<void> | undefined) | undefined;
}

/** Of the host's own files the document has the hashes that its page begins with. A later one waits for the list. */
export function hashOwnChunks(host: BootDocument['host']): void {
  const own = `/assets/${host.package}/${host.build}/`;
  globalThis.__portalUnhashed = (url) => (isHashed(url) || !url.includes(own) ? undefined : learnList(host));
  // What the page begins with is under way already; whatever comes after it needs the list.
  learnList(host, 'low').catch(() => undefined);
}
