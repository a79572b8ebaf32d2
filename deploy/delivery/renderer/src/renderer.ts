import type { FromProcess } from './process/messages';
import { type ReleaseFigures, ReleaseHistory, type RenderedRelease } from './release-history';
import { ReleaseLane } from './release-lane';
import { RenderFault } from './render-fault';
import { defaultLimits, type RenderLimits } from './render-limits';
import { RendererProcess } from './renderer-process';

export interface RendererLog {
  warn(details: object, message: string): void;
}

export interface RendererOptions {
  readonly log?: RendererLog;
  readonly limits?: Partial<RenderLimits>;
}

export interface RendererFigures {
  readonly releases: readonly ReleaseFigures[];
  /** The number of processes that were started. */
  readonly starts: number;
  /** Whether one runs now. */
  readonly up: boolean;
}

export interface Renderer {
  /**
   * Resolves with the text that the release's script makes from the input, or rejects with a RenderFault, in both cases
   * within `waitMs` and `runMs`. `code` is asked for whenever a worker of the release starts.
   */
  render(release: RenderedRelease, code: () => Promise<string>, input: string): Promise<string>;
  /**
   * Starts the worker of a release before its first render, so that nobody waits for that. It does nothing if all
   * workers are taken.
   */
  prepare(release: RenderedRelease, code: () => Promise<string>): void;
  readonly figures: RendererFigures;
  readonly processId: number | undefined;
  stop(): Promise<void>;
}

/** Starts nothing yet: the process comes with the first release. */
export function startRenderer({ log, limits }: RendererOptions = {}): Renderer {
  return new ProcessRenderer({ ...defaultLimits, ...limits }, log);
}

const nameOf = ({ package: packageName, build }: RenderedRelease) => `${packageName}@${build}`;

class ProcessRenderer implements Renderer {
  readonly #limits: RenderLimits;
  readonly #log: RendererLog | undefined;
  readonly #histories = new Map<string, ReleaseHistory>();
  readonly #lanes = new Map<string, ReleaseLane>();
  #process: RendererProcess | undefined;
  #starts = 0;
  #startedAt = Number.NEGATIVE_INFINITY;
  #lastLane = 0;
  #stopped = false;

  constructor(limits: RenderLimits, log: RendererLog | undefined) {
    this.#limits = limits;
    this.#log = log;
  }

  get figures(): RendererFigures {
    return {
      releases: [...this.#histories.values()].map(({ figures }) => figures),
      starts: this.#starts,
      up: this.#process !== undefined,
    };
  }

  get processId(): number | undefined {
    return this.#process?.id;
  }

  async render(release: RenderedRelease, code: () => Promise<string>, input: string): Promise<string> {
    const history = this.#historyOf(release);
    try {
      if (Buffer.byteLength(input) > this.#limits.inputBytes)
        throw new RenderFault('threw', `the input is larger than ${this.#limits.inputBytes} bytes`);
      if (history.rests) throw new RenderFault('resting', 'the release failed too often');
      const text = await this.#laneOf(release, history, code).render(input);
      history.count(undefined);
      return text;
    } catch (error) {
      if (error instanceof RenderFault) history.count(error);
      throw error;
    }
  }

  prepare(release: RenderedRelease, code: () => Promise<string>): void {
    if (this.#lanes.size >= this.#limits.workers) return;
    try {
      this.#laneOf(release, this.#historyOf(release), code);
    } catch {
      // The renderer is stopped, or its process has just ended. A render will say so.
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#process?.kill();
  }

  #historyOf(release: RenderedRelease): ReleaseHistory {
    const name = nameOf(release);
    const known = this.#histories.get(name);
    if (known) return known;
    const history = new ReleaseHistory(release, this.#limits);
    this.#histories.set(name, history);
    return history;
  }

  #laneOf(release: RenderedRelease, history: ReleaseHistory, code: () => Promise<string>): ReleaseLane {
    const name = nameOf(release);
    const known = this.#lanes.get(name);
    if (known) return known;
    const process = this.#runningProcess();
    this.#makeRoom(process);
    this.#lastLane += 1;
    const lane: ReleaseLane = new ReleaseLane(this.#lastLane, this.#limits, {
      run: (input) => process.render(lane.number, input),
      ran: (fault) => this.#judge(release, history, fault),
      hung: () => this.#leave(name, lane, process),
    });
    this.#lanes.set(name, lane);
    void this.#startWorker(name, lane, process, code);
    return lane;
  }

  async #startWorker(name: string, lane: ReleaseLane, process: RendererProcess, code: () => Promise<string>) {
    try {
      const text = await code();
      if (this.#lanes.get(name) === lane) process.startWorker(lane.number, text);
    } catch (cause) {
      if (this.#lanes.get(name) === lane) this.#lanes.delete(name);
      lane.fail(new RenderFault('down', 'the code of the release could not be read', { cause }));
    }
  }

  #runningProcess(): RendererProcess {
    if (this.#process) return this.#process;
    if (this.#stopped) throw new RenderFault('down', 'the renderer is stopped');
    const now = performance.now();
    if (now - this.#startedAt < this.#limits.restartMs) throw new RenderFault('down', 'the process has just ended');
    this.#startedAt = now;
    this.#starts += 1;
    const process: RendererProcess = new RendererProcess(this.#limits, {
      message: (message) => this.#hear(message),
      gone: (how) => this.#lose(process, how),
    });
    this.#process = process;
    return process;
  }

  /** With all workers taken, the one that has been idle for the longest time leaves. */
  #makeRoom(process: RendererProcess): void {
    if (this.#lanes.size < this.#limits.workers) return;
    const idle = [...this.#lanes].filter(([, lane]) => lane.idleSince !== undefined);
    const longest = idle.sort(([, one], [, other]) => Number(one.idleSince) - Number(other.idleSince))[0];
    if (!longest) throw new RenderFault('busy', 'all workers are busy with other releases');
    this.#leave(...longest, process);
  }

  #leave(name: string, lane: ReleaseLane, process: RendererProcess): void {
    this.#lanes.delete(name);
    process.endWorker(lane.number);
  }

  #hear(message: FromProcess): void {
    const [name, lane] = [...this.#lanes].find(([, { number }]) => number === message.lane) ?? [];
    // A worker that was told to leave may still have had something to say.
    if (!name || !lane) return;
    if (message.is === 'ready') lane.ready();
    else if (message.is === 'rendered') lane.answer(message.text);
    else if (message.is === 'threw') lane.answer(new RenderFault('threw', message.reason));
    else {
      this.#lanes.delete(name);
      lane.fail(
        message.memory ? new RenderFault('memory', 'too much memory') : new RenderFault('threw', 'the worker ended'),
      );
    }
  }

  #lose(process: RendererProcess, how: string): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    const lanes = [...this.#lanes.values()];
    this.#lanes.clear();
    for (const lane of lanes) lane.fail(new RenderFault('down', `the process ended: ${how}`));
    if (!this.#stopped) this.#log?.warn({ how }, 'the renderer ended');
  }

  #judge({ package: packageName, build }: RenderedRelease, history: ReleaseHistory, fault: RenderFault | undefined) {
    if (!history.judge(fault)) return;
    const rest = this.#limits.restMs / 1000;
    this.#log?.warn({ package: packageName, build }, `the release is not rendered for ${rest} s`);
  }
}
