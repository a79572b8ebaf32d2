import { openDatabase } from '@portal/database';
import { createReleases } from '../releases';
import { remote } from './records';

/**
 * `publish-many <database> <name> <lanes>` publishes release after release in each lane, until somebody ends the
 * process. It writes a line when it begins and a line for each release.
 */
const [url, name = '', lanes = '1'] = process.argv.slice(2);
if (!url) throw new Error('usage: publish-many <database> <name> <lanes>');
const releases = createReleases(await openDatabase({ url }));

async function publishInLane(lane: number): Promise<never> {
  for (let n = 0; ; n += 1) {
    const texts = Object.fromEntries(
      Array.from({ length: 120 }, (_, at) => [`file-${at}.js`, `${name} ${lane} ${n} ${at} `.repeat(50)]),
    );
    const made = remote(
      `${name}l${lane}n${n}`,
      {},
      { 'entry.js': `entry ${lane} ${n}`, 'page.js': 'a page', ...texts },
    );
    await releases.publish({ ...made, by: 'test' });
    process.stdout.write('published\n');
  }
}

process.stdout.write('ready\n');
await Promise.all(Array.from({ length: Number(lanes) }, (_, lane) => publishInLane(lane)));
