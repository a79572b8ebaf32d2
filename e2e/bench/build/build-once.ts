import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(import.meta.resolve('@portal/build/build-process'));

/** One build in a process of its own, as every command builds. Answers how long it took, in ms. */
export async function buildOnce(directory: string, output: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script, directory, output], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${directory} does not build`);
  return performance.now() - started;
}

/** Two at a time, as `npm start` builds. */
export async function buildEach(directories: readonly string[], outputOf: (directory: string) => string) {
  const started = performance.now();
  const queue = [...directories];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buildOnce(next, outputOf(next));
  };
  await Promise.all([worker(), worker()]);
  return performance.now() - started;
}
