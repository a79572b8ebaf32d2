import type { ReleaseRecord } from '@portal/release-record';
import { maxMapBytes, maxMapsBytes, unpackMap } from '@portal/release-record/script-map';
import { type Sentence, say } from '@portal/release-record/sentence';

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Checks that the source maps of a release belong to its scripts and can be read. */
export async function mapFaults(record: ReleaseRecord, maps: ReadonlyMap<string, Buffer>): Promise<Sentence[]> {
  const whole = [...maps.values()].reduce((sum, { length }) => sum + length, 0);
  if (whole > maxMapsBytes)
    return [
      say(
        `源码映射共 ${whole} 字节，超过 ${inMegabytes(maxMapsBytes)}：请更新 portal 命令后重新发布。`,
        `The source maps have ${whole} bytes, more than ${inMegabytes(maxMapsBytes)}: update the portal command and publish again.`,
      ),
    ];
  const scripts = new Set(record.assets.flatMap(({ path }) => (path.endsWith('.js') ? path : [])));
  const faults: Sentence[] = [];
  for (const [path, bytes] of maps)
    if (!scripts.has(path) || !(await unpackMap(bytes)))
      faults.push(
        say(
          `${path} 的源码映射无法读取、超过 ${inMegabytes(maxMapBytes)} 或不属于本版本的脚本：请重新构建后发布。`,
          `The source map of ${path} cannot be read, has more than ${inMegabytes(maxMapBytes)}, or belongs to no script of this release: build again and publish.`,
        ),
      );
  return faults;
}
