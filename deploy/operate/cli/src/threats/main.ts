import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';
import { misfits } from './judge';
import { pageOf } from './page';
import { readMarks } from './read-marks';
import { threats } from './threats';

/** A step of `npm run lint`: each threat has a test, and the page says which. `npm run threats` writes the page. */

const page = join(root, 'e2e/threats.md');
const marks = readMarks();
const wanted = pageOf(threats, marks);
const faults = misfits(Object.keys(threats), marks);

if (process.argv.includes('--write')) writeFileSync(page, wanted);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== wanted)
  faults.push('e2e/threats.md says something else than the titles of the tests: npm run threats');

if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
