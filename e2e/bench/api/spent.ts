/** The warm-up before the measurement. */
export const warmSeconds = 3;

/** Microseconds of processor time between two readings. */
export function spent(before: NodeJS.CpuUsage, after: NodeJS.CpuUsage): number {
  return after.user - before.user + (after.system - before.system);
}
