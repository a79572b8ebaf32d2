import { promisify } from 'node:util';
import { type AsyncZipOptions, type AsyncZippable, zip } from 'fflate';

/** Packs large files in threads of their own. */
const packed = promisify<AsyncZippable, AsyncZipOptions, Uint8Array>(zip);

/** Packs files by their names into one archive. */
export async function pack(files: AsyncZippable): Promise<Buffer> {
  return Buffer.from(await packed(files, { level: 1 }));
}
