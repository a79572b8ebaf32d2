import type { ReleaseRecord } from './record';

/**
 * A whole release as one block of bytes, so that it arrives in one request or not at all. Four bytes give the length of
 * the head; then come the head as JSON and the files one after another.
 */

export interface BundledFile {
  identity: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Where a release comes from. It is no part of the record: the same sources of another commit give the same build. */
export interface ReleaseSource {
  commit?: string;
  author?: string;
  note?: string;
}

export interface ReleaseBundle {
  record: ReleaseRecord;
  files: ReadonlyMap<string, BundledFile>;
  source?: ReleaseSource;
}

export const bundleType = 'application/vnd.portal.release';

type Encoding = 'identity' | 'brotli' | 'gzip';
const encodings: readonly string[] = ['identity', 'brotli', 'gzip'] satisfies Encoding[];

interface Part {
  path: string;
  encoding: Encoding;
  bytes: number;
}

interface Head {
  record: ReleaseRecord;
  parts: Part[];
  source?: ReleaseSource;
}

const lengthBytes = 4;
/** Several times the size of the largest one. Every gateway keeps records in memory. */
const mostHeadBytes = 2 * 1024 * 1024;

export function encodeBundle({ record, files, source }: ReleaseBundle): Buffer {
  const parts: Part[] = [];
  const contents: Buffer[] = [];
  for (const [path, { identity, brotli, gzip }] of files)
    for (const [encoding, bytes] of [
      ['identity', identity],
      ['brotli', brotli],
      ['gzip', gzip],
    ] as const)
      if (bytes) {
        parts.push({ path, encoding, bytes: bytes.length });
        contents.push(bytes);
      }
  const head = Buffer.from(JSON.stringify({ record, parts, ...(source ? { source } : {}) } satisfies Head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...contents]);
}

const longestOf = { commit: 100, author: 200, note: 1_000 } as const satisfies Record<keyof ReleaseSource, number>;

/** The texts of a source as one line each. Anything else in it is left out. */
function sourceIn(value: unknown): ReleaseSource {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const texts = Object.entries(longestOf).flatMap(([name, longest]) => {
    const text = given[name];
    const line =
      typeof text === 'string'
        ? text
            .replace(/\p{Cc}+/gu, ' ')
            .trim()
            .slice(0, longest)
        : '';
    return line === '' ? [] : [[name, line] as const];
  });
  return Object.fromEntries(texts);
}

function readHead(bytes: Buffer): { head: Required<Head>; end: number } | undefined {
  if (bytes.length < lengthBytes) return undefined;
  const end = lengthBytes + bytes.readUInt32BE(0);
  if (end > bytes.length || end > mostHeadBytes) return undefined;
  try {
    const head = JSON.parse(bytes.toString('utf8', lengthBytes, end)) as Partial<Head> | null;
    return head?.record && Array.isArray(head.parts)
      ? { head: { record: head.record, parts: head.parts, source: sourceIn(head.source) }, end }
      : undefined;
  } catch {
    return undefined;
  }
}

function isPart(value: unknown): value is Part {
  const { path, encoding, bytes } = (value ?? {}) as Record<keyof Part, unknown>;
  return (
    typeof path === 'string' &&
    encodings.includes(encoding as string) &&
    typeof bytes === 'number' &&
    Number.isInteger(bytes) &&
    bytes >= 0
  );
}

/** The release in these bytes; undefined if they are not a release or were cut off. The record is as it was sent. */
export function decodeBundle(bytes: Buffer): Required<ReleaseBundle> | undefined {
  const found = readHead(bytes);
  if (!found) return undefined;
  const { record, parts, source } = found.head;
  const files = new Map<string, Partial<BundledFile>>();
  let at = found.end;
  for (const part of parts) {
    if (!isPart(part)) return undefined;
    const { path, encoding, bytes: length } = part;
    const before = files.get(path);
    if (at + length > bytes.length || before?.[encoding]) return undefined;
    files.set(path, { ...before, [encoding]: bytes.subarray(at, at + length) });
    at += length;
  }
  if (at !== bytes.length) return undefined;
  const whole = new Map<string, BundledFile>();
  for (const [path, { identity, ...encoded }] of files) {
    if (!identity) return undefined;
    whole.set(path, { identity, ...encoded });
  }
  return { record, files: whole, source };
}
