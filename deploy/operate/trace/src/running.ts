import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './trace';

const running = new AsyncLocalStorage<Trace>();

/** The request for which this code runs; undefined: for none, such as a round in the background. */
export const runningTrace = (): Trace | undefined => running.getStore();

/** Runs the work, and all that it begins, for this request. */
export const runFor = <T>(trace: Trace, work: () => T): T => running.run(trace, work);
