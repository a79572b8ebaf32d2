import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { KeptPages } from './kept-pages';

/** Stands for the browser's own collector: says what was collected, in the order of the pages. */
class Collector<Held> {
  static last: Collector<unknown>;
  readonly held: Held[] = [];
  readonly #collected: (held: Held) => void;
  constructor(collected: (held: Held) => void) {
    this.#collected = collected;
    Collector.last = this as Collector<unknown>;
  }
  register(_companion: object, held: Held): void {
    this.held.push(held);
  }
  collect(): void {
    for (const held of this.held.splice(0)) this.#collected(held);
  }
}

/** The elements of these pages are still there. */
const alive = new Set<object>();
class Reference<T extends object> {
  readonly #target: T;
  constructor(target: T) {
    this.#target = target;
  }
  deref(): T | undefined {
    return alive.has(this.#target) ? this.#target : undefined;
  }
}

const own = { FinalizationRegistry, WeakRef };
beforeEach(() => void Object.assign(globalThis, { FinalizationRegistry: Collector, WeakRef: Reference }));
afterEach(() => {
  alive.clear();
  Object.assign(globalThis, own);
});

/** Opens pages one after another, each with an element of its own. */
function visit(kept: KeptPages<string>, ...pages: string[]): void {
  for (const page of pages) {
    const element = document.createElement('h1');
    if (page.startsWith('leaking')) alive.add(element);
    kept.show(page, element);
  }
}

test('a page that outlives three later ones is told once', () => {
  const told = jest.fn();
  const kept = new KeptPages<string>(told);
  visit(kept, 'a', 'leaking', 'b', 'c', 'd', 'e');
  Collector.last.collect();
  expect(told.mock.calls).toEqual([['leaking']]);
  visit(kept, 'f', 'g', 'h', 'i');
  Collector.last.collect();
  expect(told).toHaveBeenCalledTimes(1);
});

test('as long as the browser has collected nothing, a page that is still there proves nothing', () => {
  const told = jest.fn();
  visit(new KeptPages<string>(told), 'leaking', 'b', 'c', 'd', 'e');
  expect(told).not.toHaveBeenCalled();
});

test('the last pages may be held by what draws the next one', () => {
  const told = jest.fn();
  visit(new KeptPages<string>(told), 'a', 'b', 'leaking', 'c', 'd');
  Collector.last.collect();
  expect(told).not.toHaveBeenCalled();
});
