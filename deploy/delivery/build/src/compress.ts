import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressible = /\.(js|css|svg|json|html|txt)$/;

export interface Compressed {
  brotli: Buffer;
  gzip: Buffer;
}

/** Both encodings of a file; undefined if compression gains nothing. */
export async function compress(path: string, bytes: Buffer): Promise<Compressed | undefined> {
  if (!compressible.test(path) || bytes.length < 512) return undefined;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  return { brotli: br, gzip: gz };
}
