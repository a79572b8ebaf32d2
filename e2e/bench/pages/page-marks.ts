/** The loader of TypeScript wraps functions in this. The page gets their text, so it has to know it too. */
export const knowNames = 'globalThis.__name ??= (value) => value';

/** Runs in the page before its scripts, and records what only the page itself can see. */
export interface PageMarks {
  firstPaint: number;
  largestPaint: number;
  /** The time at which the text that a person comes for was painted; null means not yet. */
  readable: number | null;
  shift: number;
  longTasks: number;
  /** The time at which the control that a person waits for can answer; null means not yet. */
  usable: number | null;
  /** The compressed bytes of the scripts that had arrived by then. Headers and scripts from the cache do not count. */
  scriptUntilUsable: number;
}

declare global {
  var __portalMarks: PageMarks | undefined;
  /** The bytes of all scripts so far. */
  var __scriptBytes: () => number;
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
    longTasks: 0,
    usable: null,
    scriptUntilUsable: 0,
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
  observe('longtask', (entry) => {
    marks.longTasks += Math.max(0, entry.duration - 50);
  });
  globalThis.__scriptBytes = () => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name, transferSize }) => transferSize > 0 && /\.js(\?|$)/.test(name));
    return scripts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  };
  const look = () => {
    if (!document.querySelector(control)) return void requestAnimationFrame(look);
    // To answer, the page needs a free main thread and a frame that shows the answer.
    setTimeout(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          marks.usable = performance.now();
          marks.scriptUntilUsable = globalThis.__scriptBytes();
        }),
      ),
    );
  };
  look();
}
