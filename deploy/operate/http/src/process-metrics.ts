import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';

export interface RunningBuild {
  /** The kind of process, such as `gateway`. */
  readonly process: string;
  readonly version: string;
  /** Tells two builds of one version apart. */
  readonly build: string;
}

/** Processor, memory, event loop and garbage of this process, and which build it runs. */
export function tellProcess(registry: Registry, running: RunningBuild): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'portal_build_info',
    help: '1, for the build that this process runs.',
    labelNames: ['process', 'version', 'build'],
    registers: [registry],
  }).set({ ...running }, 1);
}
