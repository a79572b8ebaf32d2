import type { BootDocument } from '@portal/shared/boot-document';

declare global {
  /** The code that the build preset puts into every chunk loader reads it, and our own entry loader too. */
  var __portalIntegrity: ((url: string) => string) | undefined;
}

const hashes = new Map<string, string>();

/** The paths of all files that may be loaded by now. */
export const hashedPaths = (): string[] => [...hashes.keys()];

const pathOf = (url: string): string => new URL(url, location.href).pathname;

export const isHashed = (url: string): boolean => hashes.has(pathOf(url));

/** Allows files to be loaded from now on, by their paths. */
export function learnIntegrity(integrity: Record<string, string>): void {
  for (const [path, hash] of Object.entries(integrity)) hashes.set(path, hash);
}

/**
 * An address without a hash gets an empty one; the response header `Integrity-Policy` then makes the browser refuse it.
 */
export function installIntegrity({ integrity }: Pick<BootDocument, 'integrity'>): void {
  learnIntegrity(integrity);
  globalThis.__portalIntegrity = (url) => hashes.get(pathOf(url)) ?? '';
}
