export interface FewLabelsOptions {
  /** The most sets of labels that have figures of their own. */
  readonly most: number;
  /** A set that nobody named for so long leaves, if another one needs its place. */
  readonly idleMs: number;
  /** Called with the labels of a set that leaves. */
  readonly onLeave: (labels: Readonly<Record<string, string>>) => void;
}

/** What stands for all sets of labels that found no place. */
export const otherLabel = 'other';

/**
 * Keeps the number of a metric's series small, however many tenants and releases there are: the sets of labels that find
 * no place any more share one, `other`.
 */
export class FewLabels<Label extends string> {
  readonly #options: FewLabelsOptions;
  readonly #now: () => number;
  /** From the one that was idle longest to the latest. */
  readonly #places = new Map<string, { readonly labels: Readonly<Record<Label, string>>; readonly at: number }>();

  constructor(options: FewLabelsOptions, now: () => number = () => performance.now()) {
    this.#options = options;
    this.#now = now;
  }

  /** The labels under which something counts that happened to these. */
  of(labels: Readonly<Record<Label, string>>): Readonly<Record<Label, string>> {
    const key = JSON.stringify(Object.values(labels));
    if (!this.#places.delete(key) && !this.#makePlace())
      return Object.fromEntries(Object.keys(labels).map((name) => [name, otherLabel])) as Record<Label, string>;
    this.#places.set(key, { labels, at: this.#now() });
    return labels;
  }

  #makePlace(): boolean {
    const { most, idleMs, onLeave } = this.#options;
    if (this.#places.size < most) return true;
    const [first] = this.#places;
    if (!first || this.#now() - first[1].at < idleMs) return false;
    this.#places.delete(first[0]);
    onLeave(first[1].labels);
    return true;
  }
}
