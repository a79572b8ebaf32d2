import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtProcess } from '@portal/build/built-process';

const source = join(import.meta.dirname, '../../deploy/operate/cli/src/main.ts');

/** The arguments for Node that run the workspace's `portal` command, built as `npm run portal` does. */
export const builtCommand: readonly string[] = await builtProcess(pathToFileURL(source).href);
