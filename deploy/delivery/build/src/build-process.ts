import { resolve } from 'node:path';
import { buildPackage } from './build-package';

/** `build-process <directory> [output]` runs one build in a process of its own. */
const [directory, output] = process.argv.slice(2);
if (!directory) throw new Error('usage: build-process <directory> [output]');
await buildPackage(resolve(directory), output && resolve(output));
process.exit(0);
