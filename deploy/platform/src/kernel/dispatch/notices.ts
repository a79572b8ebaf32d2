import type { Notice } from './notice';

export type NoticesByKey = Readonly<Record<string, Notice>>;

/** The notices of all features. */
export class Notices {
  readonly #byName: ReadonlyMap<string, Notice>;

  constructor(byName: ReadonlyMap<string, Notice>) {
    this.#byName = byName;
  }

  get all(): readonly Notice[] {
    return [...this.#byName.values()];
  }

  /** A later release may have told of an event that this one does not know. */
  find(name: string): Notice | undefined {
    return this.#byName.get(name);
  }
}

declare module '../services' {
  interface Services {
    readonly notices: Notices;
  }
}
