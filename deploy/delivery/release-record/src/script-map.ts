import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

/** The source map of a script, as far as an error needs it: which line of which source a place comes from. */

const source = z
  .string()
  .max(1_000)
  .nullable()
  .transform((name) => name ?? '');
const scriptMap = z.object({ version: z.literal(3), sources: z.array(source), mappings: z.string() });
export type ScriptMap = z.infer<typeof scriptMap>;

/** The largest map of one script, unpacked. To read one takes twenty times its size for a moment. */
export const maxMapBytes = 2 * 1024 * 1024;
/** All maps of a release, packed. The host's are a tenth of it. */
export const maxMapsBytes = 8 * 1024 * 1024;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

function parsed(text: string): ScriptMap | undefined {
  try {
    return scriptMap.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Packs a map that a build wrote, without the sources' text. Undefined: it is no map of one script, or too large. */
export async function packMap(written: string): Promise<Buffer | undefined> {
  const map = parsed(written);
  if (!map) return undefined;
  const bytes = Buffer.from(JSON.stringify(map));
  return bytes.length > maxMapBytes ? undefined : pack(bytes);
}

/** Undefined if the bytes are no packed map, or too large a one. */
export async function unpackMap(bytes: Buffer): Promise<ScriptMap | undefined> {
  try {
    return parsed((await unpack(bytes, { maxOutputLength: maxMapBytes })).toString());
  } catch {
    return undefined;
  }
}
