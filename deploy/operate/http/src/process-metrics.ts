import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

export interface RunningProcess {
  /** The kind of process, such as `gateway`. */
  readonly process: string;
  readonly version: string;
}

/** Tells two builds of one version apart: the beginning of the SHA-256 of the file that runs. A built process is one file. */
function ownBuild(): string {
  const [, started = ''] = process.argv;
  try {
    return createHash('sha256').update(readFileSync(started)).digest('hex').slice(0, 12);
  } catch {
    return '';
  }
}

/** Processor, memory, event loop and garbage of this process, and which build it runs. */
export function tellProcess(registry: Registry, running: RunningProcess): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'portal_build_info',
    help: '1, for the build that this process runs.',
    labelNames: ['process', 'version', 'build'],
    registers: [registry],
  }).set({ ...running, build: ownBuild() }, 1);
}
