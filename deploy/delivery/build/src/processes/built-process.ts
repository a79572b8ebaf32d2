import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const builder = fileURLToPath(new URL('./build-processes.ts', import.meta.url));

/**
 * The arguments for Node that run a process of the workspace, given as the address of its source. Builds the processes
 * of its package first if their sources have changed.
 */
export async function builtProcess(source: string): Promise<string[]> {
  const file = fileURLToPath(source);
  await promisify(execFile)(process.execPath, [builder, dirname(dirname(file))]);
  return ['--enable-source-maps', file.replace(/([/\\])src([/\\][^/\\]+)\.ts$/, '$1dist$2.js')];
}
