const units = [
  [86_400_000, '天'],
  [3_600_000, '小时'],
  [60_000, '分钟'],
] as const;

/** A span in its largest unit, such as `2 天`. */
export function spanText(milliseconds: number): string {
  const [length, name] = units.find(([unit]) => milliseconds >= unit) ?? units[2];
  return `${Math.max(1, Math.floor(milliseconds / length))} ${name}`;
}

/** The place of an open case against its limit, in words. */
export function limitText(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left < 0 ? `已超时 ${spanText(-left)}` : `剩余 ${spanText(left)}`;
}
