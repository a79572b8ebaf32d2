import { RenderFault } from './render-fault';
import type { RenderLimits } from './render-limits';

interface Job {
  readonly input: string;
  readonly resolve: (text: string) => void;
  readonly reject: (fault: RenderFault) => void;
  timer: NodeJS.Timeout | undefined;
}

export interface LaneEvents {
  readonly run: (input: string) => void;
  /** Comes once for each render that ran, and not for those that only waited. */
  readonly ran: (fault: RenderFault | undefined) => void;
  /** The worker has to be ended. The lane takes no further renders. */
  readonly hung: () => void;
}

/** The renders of one release, one after the other, in one worker. */
export class ReleaseLane {
  readonly number: number;
  readonly #limits: RenderLimits;
  readonly #events: LaneEvents;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #ready = false;
  #idleSince = performance.now();

  constructor(number: number, limits: RenderLimits, events: LaneEvents) {
    this.number = number;
    this.#limits = limits;
    this.#events = events;
  }

  /** The time since when there has been nothing to do, or undefined. */
  get idleSince(): number | undefined {
    return this.#running || this.#waiting.length > 0 ? undefined : this.#idleSince;
  }

  render(input: string): Promise<string> {
    const { waiting, waitMs } = this.#limits;
    if (this.#waiting.length >= waiting) return Promise.reject(new RenderFault('busy', `${waiting} renders wait`));
    return new Promise((resolve, reject) => {
      const job: Job = { input, resolve, reject, timer: undefined };
      job.timer = setTimeout(() => this.#giveUp(job), waitMs);
      this.#waiting.push(job);
      this.#next();
    });
  }

  ready(): void {
    this.#ready = true;
    this.#next();
  }

  /** The worker's answer to the render that is running. */
  answer(answer: string | RenderFault): void {
    const job = this.#running;
    if (!job) return;
    clearTimeout(job.timer);
    this.#running = undefined;
    this.#idleSince = performance.now();
    if (typeof answer === 'string') job.resolve(answer);
    else job.reject(answer);
    this.#events.ran(typeof answer === 'string' ? undefined : answer);
    this.#next();
  }

  /** The worker is gone, and with it all its renders. */
  fail(fault: RenderFault): void {
    this.#ready = false;
    const waiting = this.#waiting.splice(0);
    this.answer(fault);
    for (const job of waiting) {
      clearTimeout(job.timer);
      job.reject(fault);
    }
  }

  #next(): void {
    if (!this.#ready || this.#running) return;
    const job = this.#waiting.shift();
    if (!job) return;
    clearTimeout(job.timer);
    this.#running = job;
    job.timer = setTimeout(() => this.#hang(), this.#limits.runMs);
    this.#events.run(job.input);
  }

  #giveUp(job: Job): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#idleSince = performance.now();
    job.reject(new RenderFault('busy', `no worker was free within ${this.#limits.waitMs} ms`));
  }

  #hang(): void {
    this.#events.hung();
    this.fail(new RenderFault('hung', `no answer within ${this.#limits.runMs} ms`));
  }
}
