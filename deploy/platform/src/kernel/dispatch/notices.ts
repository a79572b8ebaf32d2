import type { Notice } from './notice';

export type NoticesByKey = Readonly<Record<string, Notice>>;

/** The notices of all features. */
export class Notices {
  readonly #byName = new Map<string, Notice>();

  constructor(declared: readonly NoticesByKey[]) {
    for (const notice of declared.flatMap((notices) => Object.values(notices))) {
      if (this.#byName.has(notice.name)) throw new Error(`two notices are named ${notice.name}`);
      this.#byName.set(notice.name, notice);
    }
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
