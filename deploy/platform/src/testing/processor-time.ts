/**
 * Milliseconds of processor time that the work takes. Unlike a clock it does not count the time of other processes. The
 * first turns pay for compiling, for the collector and for fresh memory, so the least of three is the cost of the work.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const turns: number[] = [];
  for (const _ of [1, 2, 3]) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    turns.push((user + system) / 1000);
  }
  return Math.min(...turns);
}
