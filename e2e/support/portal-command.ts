import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtCommand } from './built-command';
import { dataFolder, origin } from './this-run';

const root = join(import.meta.dirname, '../..');
const execute = promisify(execFile);

/** The portal of the browser tests, and its token, which it has written for everybody who may read its folder. */
const portal = { PORTAL_URL: origin };
export const deployToken = (): string => readFileSync(join(dataFolder, 'deploy-token'), 'utf8').trim();

async function answerOf<T>(command: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<T> {
  const { stdout } = await execute(process.execPath, [...command, '--json'], { cwd, env: { ...process.env, ...env } });
  return JSON.parse(stdout) as T;
}

/** Runs the `portal` command against the portal of the browser tests, as a remote's team does. Returns its JSON. */
export async function portalCommand<T>(...args: string[]): Promise<T> {
  return answerOf([...builtCommand, ...args], root, { ...portal, DATA_DIR: dataFolder });
}

/** Runs the workspace's command from a folder elsewhere. */
export function portalFrom<T>(folder: string, ...args: string[]): Promise<T> {
  return answerOf([join(root, 'deploy/operate/cli/bin/portal.mjs'), ...args], folder, {});
}

/** Where a command finds its portal, and what lets it in. */
interface Way {
  readonly PORTAL_URL: string;
  readonly PORTAL_TOKEN: string;
}

/** Runs the command that a remote's own repository has installed. */
export function portalInsideTo<T>(way: Way, folder: string, ...args: string[]): Promise<T> {
  return answerOf([join(folder, 'node_modules/.bin/portal'), ...args], folder, { ...way });
}

/** The same against the portal of the browser tests. */
export function portalInside<T>(folder: string, ...args: string[]): Promise<T> {
  return portalInsideTo({ ...portal, PORTAL_TOKEN: deployToken() }, folder, ...args);
}
