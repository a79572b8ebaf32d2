import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';

/**
 * A text that is the same for everybody except for one nonce and its end. It can be sent with any nonce and any end,
 * plain or gzipped, without being compressed again.
 *
 * The text is compressed once with a placeholder. The first placeholder stands in a stored (uncompressed) block of the
 * stream, so a nonce can simply be written over it. At every later one the compressor points back to the first. The
 * checksum is linear, so each bit of the nonce adds a constant that is known beforehand. The end is short: it is a
 * stored block of its own, and the checksum goes on over it.
 */

export const nonceLength = 22;

/** As long as a nonce, and made of bytes that HTML never holds, so nothing else in the text can match a part of it. */
export const noncePlaceholder =
  '\x01\x02\x03\x04\x05\x06\x07\x08\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b';

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const bitsPerByte = 8;
const bitsPerHalf = 4;
const valuesPerHalf = 1 << bitsPerHalf;
const compression = { level: 9, memLevel: 9 } as const;

function positionsOf(text: Buffer, part: Buffer): number[] {
  const positions: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) positions.push(at);
  return positions;
}

function storedBlockHead(length: number, isLast = false): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(isLast ? 1 : 0);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

const littleEndian = (value: number): string =>
  String.fromCharCode(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);

/** The change in the checksum of a text of this length when bit `b` of nonce byte `i` is set in every occurrence. */
function bitWeights(length: number, positions: readonly number[]): number[] {
  const weights: number[] = [];
  const zeros = Buffer.alloc(length);
  const base = crc32(zeros);
  for (let index = 0; index < nonceLength; index++)
    for (let bit = 0; bit < bitsPerByte; bit++) {
      for (const position of positions) zeros[position + index] = 1 << bit;
      weights.push(crc32(zeros) ^ base);
      for (const position of positions) zeros[position + index] = 0;
    }
  return weights;
}

/**
 * The same for four bits at once, the lower four of each byte first: an answer looks up two values instead of eight.
 */
function checksumWeights(length: number, positions: readonly number[]): Uint32Array {
  const bits = bitWeights(length, positions);
  const weights = new Uint32Array((bits.length / bitsPerHalf) * valuesPerHalf);
  for (let at = 0; at < weights.length; at++) {
    const first = Math.floor(at / valuesPerHalf) * bitsPerHalf;
    for (let bit = 0; bit < bitsPerHalf; bit++)
      if (at & (1 << bit)) weights[at] = (weights[at] ?? 0) ^ (bits[first + bit] ?? 0);
  }
  return weights;
}

export class NonceTemplate {
  readonly #text: Buffer;
  readonly #positions: readonly number[];
  /** The stream before the nonce, and the stream from there to the end. Each character stands for one byte. */
  readonly #gzipped: readonly [head: string, rest: string];
  readonly #checksum: number;
  readonly #weights: Uint32Array;

  /**
   * `text` holds `noncePlaceholder` at every place of the nonce: not at its very start, and within 32 KB of one
   * another.
   */
  constructor(text: string) {
    this.#text = Buffer.from(text);
    const placeholder = Buffer.from(noncePlaceholder);
    this.#positions = positionsOf(this.#text, placeholder);
    const first = this.#positions[0];
    if (first === undefined) throw new Error('the text holds no place for a nonce');
    const end = first + nonceLength;
    const goesOn = { ...compression, finishFlush: constants.Z_SYNC_FLUSH };
    const before = deflateRawSync(this.#text.subarray(0, first), goesOn);
    const window = this.#text.subarray(Math.max(0, end - 32_768), end);
    const after = deflateRawSync(this.#text.subarray(end), { ...goesOn, dictionary: window });
    const head = Buffer.concat([gzipHeader, before, storedBlockHead(nonceLength)]);
    this.#gzipped = [head.toString('latin1'), after.toString('latin1')];
    this.#checksum = crc32(this.#text);
    this.#weights = checksumWeights(this.#text.length, this.#positions);
    if (!this.#takesNonce()) throw new Error('the places for the nonce are too far apart to be compressed');
  }

  /** The bytes that this template keeps in memory. */
  get size(): number {
    const gzipped = this.#gzipped.reduce((sum, part) => sum + part.length, 0);
    return this.#text.length + gzipped + this.#weights.byteLength;
  }

  /** `end` has only ASCII characters. */
  plain(nonce: string, end: string): Buffer {
    const bytes = Buffer.concat([this.#text, Buffer.from(end, 'latin1')]);
    for (const position of this.#positions) bytes.write(nonce, position, 'latin1');
    return bytes;
  }

  /**
   * Each character stands for one byte. Such a text goes out in one piece with its head; a buffer would be copied
   * first. `end` has only ASCII characters, at most 64 KB.
   */
  gzip(nonce: string, end: string): string {
    const weights = this.#weights;
    let checksum = this.#checksum;
    for (let index = 0; index < nonceLength; index++) {
      const changed = nonce.charCodeAt(index) ^ noncePlaceholder.charCodeAt(index);
      const lower = 2 * index * valuesPerHalf;
      checksum ^= weights[lower + (changed & (valuesPerHalf - 1))] ?? 0;
      checksum ^= weights[lower + valuesPerHalf + (changed >> bitsPerHalf)] ?? 0;
    }
    const [head, rest] = this.#gzipped;
    const endHead = storedBlockHead(end.length, true).toString('latin1');
    const length = littleEndian(this.#text.length + end.length);
    return head + nonce + rest + endHead + end + littleEndian(crc32(end, checksum >>> 0)) + length;
  }

  /** A later occurrence too far from the one before is compressed as its own text. It would keep the placeholder. */
  #takesNonce(): boolean {
    const nonce = 'A'.repeat(nonceLength);
    try {
      return gunzipSync(Buffer.from(this.gzip(nonce, ''), 'latin1')).equals(this.plain(nonce, ''));
    } catch {
      return false;
    }
  }
}
