import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import type { ReleaseRecord } from '@portal/release-record';
import { fromSource } from './own-process';
import { CommandError, progress } from './progress';

export interface Build {
  /** The folder of the sources. */
  directory: string;
  record: ReleaseRecord;
  /** The folder with the record and the files that it names. */
  output: string;
}

/** Builds one package in a process of its own, so that two can run at once and a crash names its package. */
function buildInProcess(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const builder = fromSource(import.meta.resolve('@portal/build/build-process'));
    const child = spawn(process.execPath, [...builder, directory], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${basename(directory)} does not build:\n${Buffer.concat(output).toString()}`));
    });
  });
}

async function buildChanged(directories: readonly string[]): Promise<void> {
  const queue = [...directories];
  let done = 0;
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const started = performance.now();
      await buildInProcess(next);
      done += 1;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      progress.done(`${basename(next)} (${done}/${directories.length}, ${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}

/** Builds the packages that changed since their last build. The others come from the folder of the earlier build. */
export async function buildAll(directories: readonly string[]): Promise<Build[]> {
  const changed = directories.filter((directory) => !finishedBuild(locateBuild(directory)));
  progress.step(
    changed.length === 0
      ? `Builds are up to date (${directories.length} packages)`
      : `Building ${changed.length} of ${directories.length} packages`,
  );
  await buildChanged(changed);
  return directories.map((directory) => {
    const location = locateBuild(directory);
    const record = finishedBuild(location);
    if (!record) throw new CommandError(`${basename(directory)} changed while it was built. Run the command again.`);
    return { directory, record, output: location.output };
  });
}
