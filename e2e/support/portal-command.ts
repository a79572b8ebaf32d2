import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** Runs the `portal` command against the portal of the browser tests, as a remote's team does. Answers its JSON. */
export async function portalCommand<T>(...args: string[]): Promise<T> {
  const port = process.env.PORTAL_TEST_PORT ?? '18080';
  const env = { ...process.env, PORTAL_URL: `http://localhost:${port}`, DATA_DIR: join(root, '.cache/e2e-data') };
  const command = ['--import', 'tsx', join(root, 'deploy/cli/src/main.ts'), ...args, '--json'];
  const { stdout } = await execute(process.execPath, command, { cwd: root, env });
  return JSON.parse(stdout) as T;
}
