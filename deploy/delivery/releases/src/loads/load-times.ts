/** The upper ends of the classes of load times, in ms. No load lasts longer than the last one. */
export const timeLimits = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 600_000] as const;

export function timeClassOf(ms: number): number {
  const at = timeLimits.findIndex((limit) => ms <= limit);
  return at === -1 ? timeLimits.length - 1 : at;
}
