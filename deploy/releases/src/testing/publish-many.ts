import { openDatabase } from '@portal/database';
import { createReleases } from '../releases';
import { remote } from './records';

/** `publish-many <database> <name>`: publishes release after release, until somebody ends the process. */
const [url, name = ''] = process.argv.slice(2);
if (!url) throw new Error('usage: publish-many <database> <name>');
const releases = createReleases(await openDatabase({ url }));
process.stdout.write('ready\n');
for (let n = 0; ; n += 1) {
  const texts = Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [`file-${at}.js`, `${name} ${n} ${at} `.repeat(50)]),
  );
  const made = remote(`${name}n${n}`, {}, { 'entry.js': `entry ${n}`, 'page.js': 'a page', ...texts });
  await releases.publish({ ...made, by: 'test' });
}
