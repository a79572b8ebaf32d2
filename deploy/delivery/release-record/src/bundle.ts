import { z } from 'zod';
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
  /** The source maps of its scripts by the script's path, packed (`script-map.ts`). */
  maps?: ReadonlyMap<string, Buffer>;
  source?: ReleaseSource;
}

export const bundleType = 'application/vnd.portal.release';

const partList = z.array(
  z.object({ path: z.string(), encoding: z.enum(['identity', 'brotli', 'gzip']), bytes: z.int().min(0) }),
);
type Parts = z.infer<typeof partList>;
const mapList = z.array(z.object({ path: z.string(), bytes: z.int().min(0) }));

interface Head {
  record: ReleaseRecord;
  parts: Parts;
  /** They come behind the files. Teams whose command does not know them leave them out. */
  maps?: z.infer<typeof mapList>;
  source?: ReleaseSource;
}

const lengthBytes = 4;
/** Several times the size of the largest one. Every gateway keeps records in memory. */
const maxHeadBytes = 2 * 1024 * 1024;

export function encodeBundle({ record, files, maps = new Map(), source }: ReleaseBundle): Buffer {
  const parts: Parts = [];
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
  const mapParts = [...maps].map(([path, bytes]) => ({ path, bytes: bytes.length }));
  contents.push(...maps.values());
  const told = { ...(mapParts.length > 0 ? { maps: mapParts } : {}), ...(source ? { source } : {}) };
  const head = Buffer.from(JSON.stringify({ record, parts, ...told } satisfies Head));
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
  if (end > bytes.length || end > maxHeadBytes) return undefined;
  try {
    const head = JSON.parse(bytes.toString('utf8', lengthBytes, end)) as Partial<Head> | null;
    const parts = partList.safeParse(head?.parts).data;
    const maps = mapList.safeParse(head?.maps ?? []).data;
    return head?.record && parts && maps
      ? { head: { record: head.record, parts, maps, source: sourceIn(head.source) }, end }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The release in these bytes; undefined if they are not a release or were cut off. The record is as it was sent. */
export function decodeBundle(bytes: Buffer): Required<ReleaseBundle> | undefined {
  const found = readHead(bytes);
  if (!found) return undefined;
  const { record, parts, maps: mapParts, source } = found.head;
  const files = new Map<string, Partial<BundledFile>>();
  let at = found.end;
  for (const { path, encoding, bytes: length } of parts) {
    const before = files.get(path);
    if (at + length > bytes.length || before?.[encoding]) return undefined;
    files.set(path, { ...before, [encoding]: bytes.subarray(at, at + length) });
    at += length;
  }
  const maps = new Map<string, Buffer>();
  for (const { path, bytes: length } of mapParts) {
    if (at + length > bytes.length || maps.has(path)) return undefined;
    maps.set(path, bytes.subarray(at, at + length));
    at += length;
  }
  if (at !== bytes.length) return undefined;
  const whole = new Map<string, BundledFile>();
  for (const [path, { identity, ...encoded }] of files) {
    if (!identity) return undefined;
    whole.set(path, { identity, ...encoded });
  }
  return { record, files: whole, maps, source };
}
