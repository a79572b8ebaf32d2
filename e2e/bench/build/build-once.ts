import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(import.meta.resolve('@portal/build/build-process'));

/** Runs one build in a process of its own, as every command does. Returns its time in ms. */
export async function buildOnce(directory: string, output: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', script, directory, output], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${directory} does not build`);
  return performance.now() - started;
}

/** Builds two at a time, as `npm start` does. */
export async function buildEach(directories: readonly string[], outputOf: (directory: string) => string) {
  const started = performance.now();
  const queue = [...directories];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buildOnce(next, outputOf(next));
  };
  await Promise.all([worker(), worker()]);
  return performance.now() - started;
}
