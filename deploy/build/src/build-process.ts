import { buildPackage } from './build-package';

/** `build-process <directory>`: one build in a process of its own. */
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('usage: build-process <directory>');
await buildPackage(directory);
process.exit(0);
