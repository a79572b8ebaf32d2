/** The loader of TypeScript wraps functions in this. The page gets their text, so it has to know it too. */
export const knowNames = 'globalThis.__name ??= (value) => value';

/** Runs in the page before its scripts, and records what only the page itself can see. */
export interface PageMarks {
  firstPaint: number;
  largestPaint: number;
  /** The time at which the text that a person comes for was painted; null means not yet. */
  readable: number | null;
  shift: number;
  longTasks: { at: number; duration: number }[];
  /** The time at which React answers for the control; null means not yet. */
  takenOver: number | null;
}

declare global {
  var __portalMarks: PageMarks | undefined;
  /** The compressed bytes of all scripts so far. Headers and scripts from the cache do not count. */
  var __scriptBytes: () => number;
  /** A binding of the devtools, which takes a text. */
  var __tellBench: (text: string) => void;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page before its scripts, after `watchPage`: the browser says when it has painted the text. */
export function watchText(selector: string): void {
  const naming = new MutationObserver(() => {
    const element = document.querySelector(selector);
    // The browser tells of the block that directly holds the text, and that may be within the element.
    for (const one of element ? [element, ...element.querySelectorAll('*')] : []) one.setAttribute('elementtiming', '');
  });
  naming.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list, observer) => {
    const [first] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    if (!first || !globalThis.__portalMarks) return;
    globalThis.__portalMarks.readable = first.renderTime;
    naming.disconnect();
    observer.disconnect();
  }).observe({ type: 'element', buffered: true });
}

export function watchPage(control: string): void {
  const marks: PageMarks = {
    firstPaint: 0,
    largestPaint: 0,
    readable: null,
    shift: 0,
    longTasks: [],
    takenOver: null,
  };
  globalThis.__portalMarks = marks;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    marks.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as ShiftEntry;
    if (!hadRecentInput) marks.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    marks.longTasks.push({ at: startTime, duration });
  });
  globalThis.__scriptBytes = () => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name, transferSize }) => transferSize > 0 && /\.js(\?|$)/.test(name));
    return scripts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  };
  // React keeps its own record on each element that it has drawn, or taken from the HTML. The words of an article are
  // nodes in such an element.
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const isTaken = (element: Element) => isReacts(element) || isReacts(element.parentElement ?? element);
  const look = () => {
    if (![...document.querySelectorAll(control)].some(isTaken)) return void requestAnimationFrame(look);
    // To answer, the page needs a free main thread and a frame that shows the answer.
    setTimeout(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          marks.takenOver = performance.now();
        }),
      ),
    );
  };
  look();
}

/** What the page tells of a link that can be tapped, and of a tap. */
export type Told =
  | { readonly what: 'offered'; readonly x: number; readonly y: number; readonly opens: string; readonly began: number }
  | { readonly what: 'tapped'; readonly at: number; readonly largestPaint: number };

/**
 * Runs in the page before its scripts: tells where the link is, one frame after the first in which it lies under the
 * finger and the page has been painted, and when the browser has noticed a tap.
 */
export function watchLink(selector: string): void {
  const tell = (told: Told) => globalThis.__tellBench(JSON.stringify(told));
  const middleOf = (link: Element) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const underFinger = (link: Element) => {
    const { x, y } = middleOf(link);
    return link.contains(document.elementFromPoint(x, y));
  };
  const somethingPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  const look = () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(selector)].find(underFinger);
    if (!link || !somethingPainted()) return void requestAnimationFrame(look);
    // The next frame begins when this one has been painted.
    requestAnimationFrame(() =>
      tell({ what: 'offered', ...middleOf(link), opens: link.href, began: performance.timeOrigin }),
    );
  };
  look();
  let largestPaint = 0;
  const note = (entries: PerformanceEntryList) => {
    largestPaint = entries.at(-1)?.startTime ?? largestPaint;
  };
  const paints = new PerformanceObserver((list) => note(list.getEntries()));
  paints.observe({ type: 'largest-contentful-paint', buffered: true });
  const tapped = ({ timeStamp }: Event) => {
    note(paints.takeRecords());
    tell({ what: 'tapped', at: timeStamp, largestPaint });
  };
  addEventListener('pointerdown', tapped, { capture: true, passive: true });
}
