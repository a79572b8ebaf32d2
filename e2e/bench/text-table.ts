const wide = /[\u2e80-\uffef]/g;
const widthOf = (text: string) => text.length + (text.match(wide)?.length ?? 0);

/** Rows for a terminal: the first column is left-aligned, figures are right-aligned. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? title))));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column === 0 ? cell + space : space + cell;
      })
      .join('   ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('   '), ...rows.map(line)].join('\n');
}
