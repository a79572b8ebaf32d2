import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Sealer } from './sealer';
import { readWhole, syncFolder, writeWhole } from './whole-file';

export interface SealedFileOptions {
  readonly path: string;
  readonly place: string;
  /** Of another form, a value is none. Raise it when the value changes its shape. */
  readonly form: number;
  readonly sealer: Sealer;
  readonly maxBytes: number;
}

/** A value in a sealed file: only a gateway with the key can read it, and a file that was not sealed by one is refused. */
export class SealedFile<T> {
  readonly #options: SealedFileOptions;
  readonly #place: string;

  constructor(options: SealedFileOptions) {
    this.#options = options;
    this.#place = `${options.place}:${options.form}`;
  }

  /** Returns undefined if there is no file. Throws if the file was altered or sealed with another key. */
  async read(): Promise<T | undefined> {
    const { path, sealer, maxBytes } = this.#options;
    const sealed = await readWhole(path, maxBytes);
    // Unsealed before it is read: bytes of others are never given to `deserialize`.
    return sealed && (deserialize(sealer.openBytes(sealed, this.#place)) as T);
  }

  async write(value: T): Promise<number> {
    const { path, sealer } = this.#options;
    const sealed = sealer.sealBytes(serialize(value), this.#place);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeWhole(path, sealed);
    await syncFolder(dirname(path));
    return sealed.length;
  }
}
