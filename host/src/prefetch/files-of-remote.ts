import type { BootDocument, BootRemote } from '@portal/shared/boot';

/** Every script and style sheet of a remote's release: whatever the document has a hash of below its entry's folder. */
export function filesOfRemote(integrity: BootDocument['integrity'], { entry }: Pick<BootRemote, 'entry'>): string[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return Object.keys(integrity).filter((file) => file.startsWith(folder));
}
