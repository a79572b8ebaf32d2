import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface RunningDevServer {
  origin: string;
  stop(): Promise<void>;
}

/** Runs `portal dev <folder> --port`: one remote from source, for portals elsewhere. */
export async function runningDevServer(folder: string, port: number): Promise<RunningDevServer> {
  const command = ['--import', 'tsx', 'deploy/operate/cli/src/main.ts', 'dev', folder, '--port', String(port)];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  // The output is read to the end: a server whose output nobody reads stops.
  child.stdout.on('data', (part: Buffer) => {
    told += String(part);
  });
  while (!told.includes('ready:')) {
    if (child.exitCode !== null) throw new Error(`no server from source: ${told}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
