import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { open, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is being written. A process that is killed leaves it behind. */
export const halfWritten = /^\.new-[0-9a-f]{16}$/;

/** A file is there as a whole or not at all, also after a power failure. Only this user may read it. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const beside = join(dirname(path), `.new-${randomBytes(8).toString('hex')}`);
  try {
    const file = await open(beside, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await unlink(beside).catch(() => undefined);
    throw error;
  }
}

/** After it, the names that were given in the folder survive a power failure too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Returns the bytes of a file; undefined if there is none, or if it is longer than allowed. The folder may hold anything:
 * links are not followed, a pipe does not block, and a huge file is not read.
 */
export async function readWhole(path: string, maxBytes: number): Promise<Buffer | undefined> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined);
  if (!file) return undefined;
  try {
    const stat = await file.stat();
    return stat.isFile() && stat.size <= maxBytes ? await file.readFile() : undefined;
  } finally {
    await file.close();
  }
}
