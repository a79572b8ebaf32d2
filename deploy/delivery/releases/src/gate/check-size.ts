import type { HostRecord, ReleaseRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';

const kilobyte = 1024;

/** The most bytes, before compression, that a release may make a customer fetch. */
const sizeBudget = {
  /** The entry and one page of a remote. This is only its own code, since everything else is the host's. */
  remotePage: 300 * kilobyte,
  /** The files that every page of the host fetches before anything else. */
  hostStart: 900 * kilobyte,
  /** All files of a release together. A gateway keeps them in memory. */
  release: 12 * 1024 * kilobyte,
} as const;

function sizesOf({ assets }: ReleaseRecord): (paths: readonly string[]) => number {
  const bytes = new Map(assets.map((asset) => [asset.path, asset.bytes]));
  return (paths) => [...new Set(paths)].reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0);
}

function hostStartFiles({ initial, start, provides }: HostRecord): string[] {
  const needed = new Set(start.needs);
  return [
    ...initial,
    ...start.assets,
    ...provides.filter(({ request }) => needed.has(request)).flatMap((m) => m.assets),
  ];
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / kilobyte)} KB`;

function tooLarge(what: Sentence, bytes: number, most: number, advice: Sentence): Sentence[] {
  if (bytes <= most) return [];
  return [
    say(
      `${what.zh} ${inKilobytes(bytes)}，超过上限 ${inKilobytes(most)}：${advice.zh}`,
      `${what.en} ${inKilobytes(bytes)}, and ${inKilobytes(most)} is the most: ${advice.en}`,
    ),
  ];
}

/** Checks that a release is not too large for customers and gateways. */
export function sizeFaults(record: ReleaseRecord): Sentence[] {
  const size = sizesOf(record);
  const all = record.assets.map(({ path }) => path);
  const whole = tooLarge(
    say(`${record.package} 的全部文件共`, `All files of ${record.package} have`),
    size(all),
    sizeBudget.release,
    say('请移除不用的文件。', 'remove what is not used.'),
  );
  if (record.kind === 'host')
    return [
      ...whole,
      ...tooLarge(
        say('宿主的首屏文件共', "The host's first files have"),
        size(hostStartFiles(record)),
        sizeBudget.hostStart,
        say('请把非首屏代码改为按需加载。', 'load on demand what the first screen does not need.'),
      ),
    ];
  return [
    ...whole,
    ...record.pages.flatMap(({ path, assets }) =>
      tooLarge(
        say(`页面 ${path} 需要加载`, `Page ${path} loads`),
        size([record.entry, ...assets]),
        sizeBudget.remotePage,
        say(
          '请拆分页面、按需加载，或改用宿主已提供的模块。',
          'split it, load on demand, or use the modules that the host provides.',
        ),
      ),
    ),
  ];
}
