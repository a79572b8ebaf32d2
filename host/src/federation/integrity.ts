import { bootElementId } from '@portal/shared/boot-document';

declare global {
  /** Read by the code that the build preset puts into every chunk loader, and by our own entry loader. */
  var __portalIntegrity: ((url: string) => string) | undefined;
}

const hashes = new Map<string, string>();

/** The paths of all that may be loaded by now. */
export const hashedPaths = (): string[] => [...hashes.keys()];

/** What may be loaded from now on, by its path. */
export function learnIntegrity(integrity: Record<string, string>): void {
  for (const [path, hash] of Object.entries(integrity)) hashes.set(path, hash);
}

/**
 * Reads the boot document by itself, since `@portal/shared/boot` is a provided module that comes in a later chunk.
 * An address without a hash gets none; the response header `Integrity-Policy` then makes the browser refuse it.
 */
export function installIntegrity(): void {
  const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '{}') as {
    integrity?: Record<string, string>;
  };
  learnIntegrity(boot.integrity ?? {});
  globalThis.__portalIntegrity = (url) => hashes.get(new URL(url, location.href).pathname) ?? '';
}
