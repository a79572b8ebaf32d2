import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { halfWritten, readWhole, syncFolder, writeWhole } from './whole-file';

/** Names a content. The length is known before the content is read. */
export interface HashedFile {
  readonly sha256: string;
  readonly bytes: number;
}

/** Another process may still be writing a younger one. */
const abandonedAfter = 600_000;

const named = /^[0-9a-f]{64}$/;

/** A folder of files that are named by their content. What does not have the content of its name counts as missing. */
export class HashedFiles {
  readonly #folder: string;
  readonly #hashes = new WeakMap<Buffer, string>();
  /** The files that this process has written, or found to be whole. */
  readonly #whole = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  of(content: Buffer): HashedFile {
    const sha256 = this.#hashes.get(content) ?? createHash('sha256').update(content).digest('hex');
    this.#hashes.set(content, sha256);
    return { sha256, bytes: content.length };
  }

  /** Writes a file, unless it is there and whole. */
  async write(content: Buffer): Promise<void> {
    const file = this.of(content);
    if (this.#whole.has(file.sha256) && (await this.#looksWhole(file))) return;
    if (!(await this.read(file))) {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeWhole(this.#pathOf(file), content);
    }
    this.#whole.add(file.sha256);
  }

  async read({ sha256, bytes }: HashedFile): Promise<Buffer | undefined> {
    const content = await readWhole(this.#pathOf({ sha256 }), bytes);
    return content && createHash('sha256').update(content).digest('hex') === sha256 ? content : undefined;
  }

  /** Until then, the names of new files may be lost with the power. */
  async sync(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await syncFolder(this.#folder);
  }

  /** Removes all other files. */
  async keepOnly(needed: ReadonlySet<string>): Promise<void> {
    // A link may lead to files of somebody else.
    if (!(await lstat(this.#folder)).isDirectory()) return;
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (named.test(name) ? !needed.has(name) : halfWritten.test(name) && (await isAbandoned(path))) {
        await unlink(path);
        this.#whole.delete(name);
      }
    }
  }

  async #looksWhole({ sha256, bytes }: HashedFile): Promise<boolean> {
    const found = await lstat(this.#pathOf({ sha256 })).catch(() => undefined);
    return found?.isFile() === true && found.size === bytes;
  }

  #pathOf({ sha256 }: Pick<HashedFile, 'sha256'>): string {
    return join(this.#folder, sha256);
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path);
  return Date.now() - mtimeMs > abandonedAfter;
}
