import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const zstd = promisify(zstdCompress);

/** A content as what changed since an earlier one, its dictionary (RFC 9842). */
export interface Difference {
  /** SHA-384 of the content, base64. */
  sha384: string;
  /** SHA-256 of the dictionary, base64. */
  dictionary: string;
  /** The body of an answer with `Content-Encoding: dcz`. */
  bytes: Buffer;
}

/** A skippable frame of 32 bytes: the dictionary's SHA-256. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

/** A smaller level does not look back far enough in a large file. */
const level = { [constants.ZSTD_c_compressionLevel]: 19 };

/** This level takes a quarter of a second for a megabyte. */
const largest = 4 * 1024 * 1024;

export interface Content {
  sha384: string;
  identity: Buffer;
  /** The size in which the content travels as a whole. */
  travels: number;
}

/** Undefined if the difference does not spare at least half. It runs on a thread of Node's pool. */
export async function differenceSince(earlier: Buffer, content: Content): Promise<Difference | undefined> {
  const { sha384, identity, travels } = content;
  if (Math.max(earlier.length, identity.length) > largest || earlier.length === 0) return undefined;
  const sha256 = createHash('sha256').update(earlier).digest();
  const frame = await zstd(identity, { params: level, dictionary: earlier });
  const bytes = Buffer.concat([magic, sha256, frame]);
  return bytes.length <= travels / 2 ? { sha384, dictionary: sha256.toString('base64'), bytes } : undefined;
}
