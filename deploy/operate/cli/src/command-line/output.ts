/** A command's result: lines for a person, or one JSON value for a program. */
export interface Output {
  readonly json: boolean;
  result(value: unknown, lines: readonly string[]): void;
}

export function outputTo(write: (text: string) => void, json: boolean): Output {
  return {
    json,
    result: (value, lines) => write(json ? `${JSON.stringify(value, null, 2)}\n` : lines.map((l) => `${l}\n`).join('')),
  };
}

/** Each column is as wide as its content. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heads, ...rows];
  const widths = heads.map((_head, at) => Math.max(...all.map((row) => displayWidth(row[at] ?? ''))));
  return all.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - displayWidth(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Chinese characters take two places in a terminal. */
function displayWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\u2e80-\uffe6]/.test(character) ? 2 : 1), 0);
}
