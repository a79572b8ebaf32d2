export interface RenderLimits {
  /** The time that a render may wait for its worker, in ms. */
  readonly waitMs: number;
  /** The time that the release's script may take, in ms. With `waitMs` it is the longest time of a render. */
  readonly runMs: number;
  /** The time in which a worker has to start, in ms. It is no fault of a release, so it is generous. */
  readonly startMs: number;
  /** The time in which a worker has to end when it is told to, in ms. */
  readonly endMs: number;
  /** The least time between two starts of the process, in ms. */
  readonly restartMs: number;
  readonly failuresBeforeRest: number;
  readonly restMs: number;
  readonly workers: number;
  /** The renders that may wait for one worker. */
  readonly waiting: number;
  /** The JavaScript heap of one worker. */
  readonly heapMegabytes: number;
  /** The memory of the whole process. Buffers count here only: they are no part of a heap. */
  readonly processMegabytes: number;
  readonly inputBytes: number;
  readonly outputBytes: number;
}

export const defaultLimits: RenderLimits = {
  waitMs: 400,
  runMs: 600,
  startMs: 5000,
  endMs: 1000,
  restartMs: 1000,
  failuresBeforeRest: 3,
  restMs: 60_000,
  workers: 4,
  waiting: 16,
  heapMegabytes: 96,
  processMegabytes: 384,
  inputBytes: 1024 * 1024,
  outputBytes: 2 * 1024 * 1024,
};
