import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../../bootstrap/workspace-folders.mjs';
import { root } from '../workspace';
import { doubledSentences } from './sentences';

/** A step of `npm run lint`. Each sentence is in one package, and the others import it. */

const packages = workspaceFolders(root).filter((folder) => folder !== 'e2e' && existsSync(join(root, folder, 'src')));

// A test may repeat a sentence of the interface. The demonstration's people and the gallery's examples may say
// anything.
const excluded = /\.test\.tsx?$|\/(testing|demo|gallery)\//;

const sources = packages.flatMap((name) =>
  readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, 'src', file))
    .filter((path) => /\.tsx?$/.test(path) && !excluded.test(path))
    .map((path) => ({ package: name, path, source: readFileSync(join(root, path), 'utf8') })),
);

const doubled = doubledSentences(sources);
if (doubled.length > 0) {
  const found = doubled.map(({ sentence, paths }) => `“${sentence}” stands in\n  ${paths.join('\n  ')}\n`);
  process.stderr.write(`${found.join('')}Keep each in one package, where the others can import it.\n`);
  process.exitCode = 1;
}
