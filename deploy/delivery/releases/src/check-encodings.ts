import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Sentence, say } from '@portal/release-record/sentence';
import type { AssetBytes } from './catalog';

const decoders = { brotli: promisify(brotliDecompress), gzip: promisify(gunzip) };

async function decodesTo(identity: Buffer, encoding: keyof typeof decoders, bytes: Buffer): Promise<boolean> {
  try {
    // The limit is the size of the file, so a compression bomb stops there. Zero is not allowed as a limit.
    const decoded = await decoders[encoding](bytes, { maxOutputLength: Math.max(identity.length, 1) });
    return decoded.equals(identity);
  } catch {
    return false;
  }
}

/** A compressed form should be smaller. Data that cannot be compressed grows by a few bytes. */
const maxGrowth = 1_024;

/** Only the plain bytes have a hash in the record. So the compressed forms must decode to the plain bytes. */
export async function encodingFaults(files: ReadonlyMap<string, AssetBytes>): Promise<Sentence[]> {
  const faults: Sentence[] = [];
  for (const [path, { identity, ...encoded }] of files)
    for (const encoding of ['brotli', 'gzip'] as const) {
      const bytes = encoded[encoding];
      if (!bytes) continue;
      if (bytes.length > identity.length + maxGrowth)
        faults.push(
          say(
            `文件 ${path} 的 ${encoding} 压缩内容比原文件还大：请重新构建。`,
            `File ${path} is larger in ${encoding} than as it is: build again.`,
          ),
        );
      else if (!(await decodesTo(identity, encoding, bytes)))
        faults.push(
          say(
            `文件 ${path} 的 ${encoding} 压缩内容与原文件不符：请重新构建。`,
            `File ${path} is another one in ${encoding}: build again.`,
          ),
        );
    }
  return faults;
}
