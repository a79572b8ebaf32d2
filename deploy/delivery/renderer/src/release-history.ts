import type { FaultKind, RenderFault } from './render-fault';
import type { RenderLimits } from './render-limits';

export interface RenderedRelease {
  readonly package: string;
  readonly build: string;
}

export interface ReleaseFigures extends RenderedRelease {
  readonly rendered: number;
  readonly failed: Readonly<Record<FaultKind, number>>;
}

/** Counts the renders of one release by outcome, and tells whether the release rests. */
export class ReleaseHistory {
  readonly #release: RenderedRelease;
  readonly #limits: RenderLimits;
  readonly #failed = { threw: 0, hung: 0, memory: 0, busy: 0, resting: 0, down: 0 };
  #rendered = 0;
  #failuresInARow = 0;
  #restsUntil = 0;

  constructor(release: RenderedRelease, limits: RenderLimits) {
    this.#release = { package: release.package, build: release.build };
    this.#limits = limits;
  }

  get figures(): ReleaseFigures {
    return { ...this.#release, rendered: this.#rendered, failed: { ...this.#failed } };
  }

  get rests(): boolean {
    return performance.now() < this.#restsUntil;
  }

  /** Counts every render that somebody asked for. */
  count(fault: RenderFault | undefined): void {
    if (fault) this.#failed[fault.kind] += 1;
    else this.#rendered += 1;
  }

  /** Judges the release by a render that ran. Returns true if the release rests from now on. */
  judge(fault: RenderFault | undefined): boolean {
    this.#failuresInARow = fault ? this.#failuresInARow + 1 : 0;
    if (this.#failuresInARow < this.#limits.failuresBeforeRest) return false;
    this.#failuresInARow = 0;
    this.#restsUntil = performance.now() + this.#limits.restMs;
    return true;
  }
}
