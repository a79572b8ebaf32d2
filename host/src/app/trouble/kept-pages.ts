/**
 * Finds pages that stay in memory after they were left: a listener or a timer that nobody has ended holds them. What is
 * still there is no proof, because browsers collect when they like. So each page has a companion of the same age, which
 * nobody else holds: pages that outlive the companions of several later pages are kept.
 */

/** React itself holds the last page or two. */
const outlived = 3;

/** The most pages that are followed at once. */
const followed = 20;

interface LeftPage<Page> {
  readonly page: Page;
  readonly element: WeakRef<Element>;
  /** The later pages that have been collected since. */
  collected: number;
}

export class KeptPages<Page> {
  readonly #onKept: (page: Page) => void;
  #left: LeftPage<Page>[] = [];
  #shown: { readonly page: Page; readonly element: WeakRef<Element>; companion: Element } | undefined;

  /** Hears of companions that have been collected. */
  readonly #registry = new FinalizationRegistry<LeftPage<Page>>((gone) => this.#countCollected(gone));

  constructor(onKept: (page: Page) => void) {
    this.#onKept = onKept;
  }

  /** Notes that this page is on screen now. */
  show(page: Page, element: Element): void {
    if (this.#shown?.element.deref() === element) return;
    this.#leave();
    this.#shown = { page, element: new WeakRef(element), companion: document.createElement('div') };
  }

  #leave(): void {
    if (!this.#shown) return;
    const { page, element, companion } = this.#shown;
    const left: LeftPage<Page> = { page, element, collected: 0 };
    this.#registry.register(companion, left);
    this.#left = [...this.#left, left].slice(-followed);
    this.#shown = undefined;
  }

  #countCollected(gone: LeftPage<Page>): void {
    const before = this.#left.slice(0, Math.max(0, this.#left.indexOf(gone)));
    for (const one of before) one.collected += 1;
    const isKept = (one: LeftPage<Page>) => one.collected >= outlived && one.element.deref() !== undefined;
    const kept = this.#left.filter(isKept);
    this.#left = this.#left.filter((one) => one.collected < outlived);
    for (const { page } of kept) this.#onKept(page);
  }
}
