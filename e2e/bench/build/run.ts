import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { numberOptions } from '../options';
import { median } from '../pages/figures';
import { hostFolder, outputFolder, remoteFolder, root } from '../pages/variants/sources';
import { keepReport } from '../report';
import { say } from '../say';
import { textTable } from '../text-table';
import { buildEach, buildOnce } from './build-once';

const folder = join(outputFolder, 'builds');
const outputOf = (directory: string) => join(folder, basename(directory));
const forget = () => rmSync(folder, { recursive: true, force: true });

/** The remote with the most pages. */
const remote = remoteFolder('account');

const seconds = (times: readonly number[]) => (times.length === 0 ? '' : (median(times) / 1000).toFixed(1));
const spread = (times: readonly number[]) =>
  [Math.min(...times), Math.max(...times)].map((time) => (time / 1000).toFixed(1)).join(' – ');

/** Builds one remote, and then everything: once from nothing, once with nothing changed. */
export async function run(given: readonly string[]): Promise<void> {
  const { runs } = numberOptions(given, { runs: 3 });
  const everything = [hostFolder, ...readdirSync(join(root, 'remotes')).map(remoteFolder)];
  const times = { remoteCold: [], remoteWarm: [], allCold: [], allWarm: [] } as Record<string, number[]>;
  for (let round = 0; round < runs; round += 1) {
    forget();
    times.remoteCold?.push(await buildOnce(remote, outputOf(remote)));
    times.remoteWarm?.push(await buildOnce(remote, outputOf(remote)));
    forget();
    times.allCold?.push(await buildEach(everything, outputOf));
    times.allWarm?.push(await buildEach(everything, outputOf));
  }
  forget();
  const { remoteCold = [], remoteWarm = [], allCold = [], allWarm = [] } = times;
  const rows = [
    [`${basename(remote)}, nothing built`, seconds(remoteCold), spread(remoteCold), '10'],
    [`${basename(remote)}, nothing changed`, seconds(remoteWarm), spread(remoteWarm), '3'],
    [`all ${everything.length} packages, nothing built`, seconds(allCold), spread(allCold), ''],
    [`all ${everything.length} packages, nothing changed`, seconds(allWarm), spread(allWarm), ''],
  ];
  say(textTable(['', 'median s', 'spread', 'goal'], rows));
  say(`\n${keepReport('build', { runs, times })}`);
}
