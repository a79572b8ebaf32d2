const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1_024;

/** One decimal, left out if it is zero: `1.5MB`, `10MB`, `512B`. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // Rounding could reach the first value of the next unit, as in 1024KB.
  while (Math.round(size * 10) / 10 >= step && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${Math.round(size * 10) / 10}${units[unit]}`;
}

/** The allowed types and size of a file, shown before one is picked: `支持 JPG/PNG/PDF，单个不超过 10MB`. */
export function fileRuleText(types: readonly string[], largestBytes: number): string {
  return `支持 ${types.join('/')}，单个不超过 ${formatFileSize(largestBytes)}`;
}
