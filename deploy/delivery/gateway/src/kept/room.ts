import type { HashedFile } from './hashed-files';

/** A number of bytes that files share. A file that is taken twice takes its room once. */
export class Room {
  readonly #maxBytes: number;
  readonly #taken = new Map<string, number>();
  #used = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get used(): number {
    return this.#used;
  }

  /** The hashes of the files that were taken. */
  get names(): ReadonlySet<string> {
    return new Set(this.#taken.keys());
  }

  /** Takes all of these files, or none if they do not fit. */
  take(files: readonly HashedFile[]): boolean {
    const added = new Map(
      files.filter(({ sha256 }) => !this.#taken.has(sha256)).map(({ sha256, bytes }) => [sha256, bytes]),
    );
    const used = [...added.values()].reduce((sum, bytes) => sum + bytes, this.#used);
    if (used > this.#maxBytes) return false;
    for (const [sha256, bytes] of added) this.#taken.set(sha256, bytes);
    this.#used = used;
    return true;
  }
}
