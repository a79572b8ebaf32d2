import { SourceMap } from 'node:module';
import type { Database } from '@portal/database';
import type { ErrorFrame } from '@portal/database/schema/release-errors';
import type { ScriptMap } from '@portal/release-record/script-map';
import type { BuiltFrame } from '@portal/shared/open-page';
import { readMap } from '../stored-maps';
import { grouped } from './grouped';

/** Finds the places of built files in their sources. */

/** The most maps that one call reads. Somebody who invents places must not keep the gateway busy. */
const maxMaps = 40;
/** The most places that are remembered. The files of a build never change. */
const maxPlaces = 20_000;

/** `webpack://portal_account_b2/./src/pages/a.tsx?1f2e` is `src/pages/a.tsx`, whatever the build and the folder. */
export function sourceName(source: string): string {
  const path = source.replace(/^[a-z-]+:\/\/[^/]*\//, '').replace(/[?#].*$/, '');
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.slice(parts.lastIndexOf('node_modules') + 1).join('/');
}

const splitFile = (file: string) => {
  const [packageName = '', build = '', ...path] = file.split('/');
  return { packageName, build, path: path.join('/') };
};

const builtPlace = ([file, line, column]: BuiltFrame): ErrorFrame => {
  const { packageName, path } = splitFile(file);
  return { package: packageName, file: path, line, column, original: false };
};

function originalPlace(map: SourceMap, frame: BuiltFrame): ErrorFrame {
  const [file, line, column] = frame;
  const origin = map.findOrigin(line, column);
  if (!('fileName' in origin) || !origin.fileName) return builtPlace(frame);
  const { packageName } = splitFile(file);
  const { lineNumber, columnNumber } = origin;
  return {
    package: packageName,
    file: sourceName(origin.fileName),
    line: lineNumber,
    column: columnNumber,
    original: true,
  };
}

function mapOf({ version, sources, mappings }: ScriptMap): SourceMap {
  return new SourceMap({ version, file: '', sources, sourcesContent: [], names: [], mappings, sourceRoot: '' });
}

/** The places of one script. A map that holds nonsense leaves them as they are built. */
function placesIn(script: ScriptMap | undefined, frames: readonly BuiltFrame[]): ErrorFrame[] {
  if (!script) return frames.map(builtPlace);
  try {
    const map = mapOf(script);
    return frames.map((frame) => originalPlace(map, frame));
  } catch {
    return frames.map(builtPlace);
  }
}

const keyOf = (frame: BuiltFrame) => frame.join(':');

const remembered = new WeakMap<Database, Map<string, ErrorFrame>>();

function placesOf(database: Database): Map<string, ErrorFrame> {
  const known = remembered.get(database);
  if (known && known.size < maxPlaces) return known;
  const fresh = new Map<string, ErrorFrame>();
  remembered.set(database, fresh);
  return fresh;
}

/** The original places of these frames, as a function of the frame. Where there is no map, it is the built place. */
export async function originalPlaces(
  database: Database,
  frames: readonly BuiltFrame[],
): Promise<(frame: BuiltFrame) => ErrorFrame> {
  const places = placesOf(database);
  const sought = new Map(frames.map((frame) => [keyOf(frame), frame]));
  const fresh = [...sought].flatMap(([key, frame]) => (places.has(key) ? [] : [frame]));
  const ofFiles = [...grouped(fresh, ([file]) => file)];
  for (const [file, wanted] of ofFiles.slice(0, maxMaps)) {
    const { packageName, build, path } = splitFile(file);
    const script = await readMap(database, packageName, build, path);
    for (const [at, place] of placesIn(script, wanted).entries()) {
      const frame = wanted[at];
      // A map may still come.
      if (script && frame) places.set(keyOf(frame), place);
    }
  }
  return (frame) => places.get(keyOf(frame)) ?? builtPlace(frame);
}
