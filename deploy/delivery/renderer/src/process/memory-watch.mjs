const lookMs = 20;

/**
 * Ends the worker that has been running for the longest time when the process takes too much memory: an ordinary render
 * is short, so the longest one is the likeliest cause. If no worker runs, nobody could give the memory back, and the
 * process ends.
 * @param {number} megabytes
 * @param {ReadonlyMap<number, import('./release-worker.mjs').ReleaseWorker>} workers
 */
export function watchMemory(megabytes, workers) {
  setInterval(() => {
    if (process.memoryUsage.rss() <= megabytes * 1024 * 1024) return;
    const busy = [...workers.values()].filter((worker) => worker.busySince !== undefined);
    const longest = busy.sort((one, other) => Number(one.busySince) - Number(other.busySince))[0];
    if (longest) longest.endForMemory();
    else process.exit();
  }, lookMs);
}
