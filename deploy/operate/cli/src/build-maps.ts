import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxMapsBytes, packMap } from '@portal/release-record/script-map';
import type { Build } from './build-all';
import { progress } from './progress';

/**
 * The source maps that a build wrote beside its scripts, packed. They are no files of the release. A map that is too
 * large stays here: errors in that script are then found by their place in it.
 */
export async function readBuildMaps({ record, output }: Build): Promise<Map<string, Buffer>> {
  const maps = new Map<string, Buffer>();
  let room = maxMapsBytes;
  for (const { path } of record.assets) {
    const file = join(output, `${path}.map`);
    if (!path.endsWith('.js') || !existsSync(file)) continue;
    const packed = await packMap(await readFile(file, 'utf8'));
    if (packed && packed.length <= room) {
      maps.set(path, packed);
      room -= packed.length;
    } else progress.note(`The source map of ${path} is left out: it is none that can be read, or too large.`);
  }
  return maps;
}
