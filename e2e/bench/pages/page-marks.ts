/** The loader of TypeScript wraps functions in this; the page, which gets their text, has to know it too. */
export const knowNames = 'globalThis.__name ??= (value) => value';

/** Runs in the page before any of its scripts: keeps what only the page itself can tell. */
export interface PageMarks {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: number;
  /** When the control that a person waits for could answer; null: not yet. */
  usable: number | null;
  /** Bytes of the scripts that had come by then, as compressed; headers and what the cache held are not counted. */
  scriptUntilUsable: number;
}

declare global {
  var __portalMarks: PageMarks | undefined;
  /** What all scripts make so far. */
  var __scriptBytes: () => number;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export function watchPage(control: string): void {
  const marks: PageMarks = {
    firstPaint: 0,
    largestPaint: 0,
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
    // An answer needs a free main thread, and a frame to be seen in.
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
