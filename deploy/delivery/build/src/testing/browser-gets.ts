import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const shared = fileURLToPath(new URL('../../../../../shared', import.meta.url));
const script = fileURLToPath(new URL('build-folder.ts', import.meta.url));

/** Builds a folder as a remote. In a process of its own: webpack loads the build's loaders in ways that Jest does not know. */
export async function browserGets(folder: string): Promise<string> {
  mkdirSync(join(folder, 'node_modules/@portal'), { recursive: true });
  symlinkSync(shared, join(folder, 'node_modules/@portal/shared'));
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder], { env });
  return stdout;
}
