import { gatewayAddresses } from '@portal/shared/boot';

/** A page that holds the main thread answers nobody: neither a click nor a key. */

/** So long a task is a fault, on whatever device. */
const blockedMs = 2_000;
const beatMs = 1_000;

/** An entry of `long-animation-frame`, as far as it is asked for. Only Chromium has them. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly duration: number;
    /** Of it in dialogs of the browser's. */
    readonly pauseDuration: number;
    readonly sourceURL: string;
    readonly sourceCharPosition: number;
  }[];
}

const workerAddress = new URL('./heartbeat.worker.mjs', import.meta.url);

/** Calls back with the address of the script that held the main thread: file, line and column. */
export function watchLongFrames(onBlocked: (place: string) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  const observer = new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as LongFrame[]) {
      const longest = scripts.find(({ duration, pauseDuration }) => duration - pauseDuration >= blockedMs);
      // All of a built file stands in one line.
      if (longest) onBlocked(longest.sourceURL && `${longest.sourceURL}:1:${longest.sourceCharPosition + 1}`);
    }
  });
  observer.observe({ type: 'long-animation-frame' });
}

/** Lets a worker send the report, as it is at the last beat, when the beats stop. */
export function beat(reportNow: () => string | undefined): void {
  const worker = new Worker(workerAddress);
  let isHeld = false;
  const tell = () => {
    const report = isHeld || document.hidden ? undefined : reportNow();
    worker.postMessage(report ? { address: new URL(gatewayAddresses.reports, location.href).href, report } : null);
  };
  const hold = (held: boolean) => () => {
    isHeld = held;
    tell();
  };
  // The browser's own dialogs stop a page, and so do printing and leaving.
  for (const type of ['beforeprint', 'beforeunload', 'pagehide']) addEventListener(type, hold(true));
  for (const type of ['afterprint', 'pageshow', 'pointerdown', 'keydown']) addEventListener(type, hold(false));
  document.addEventListener('visibilitychange', tell);
  setInterval(tell, beatMs);
  tell();
}
