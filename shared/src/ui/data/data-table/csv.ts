export interface CsvColumn<Row> {
  title: string;
  text: (row: Row) => string;
  /** Digits that are a name and not a number: spreadsheets must not round or shorten them. */
  digitsAreText?: boolean;
}

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A cell that a spreadsheet would run as a formula is made a text. Negative numbers are none. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?[\d,]+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cell(text: string, digitsAreText: boolean): string {
  // The only form that Excel takes as a text without asking.
  if (digitsAreText && /^\d+$/.test(text)) return `"=""${text}"""`;
  return quoted(harmless(text));
}

export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => cell(column.title, false)),
    ...rows.map((row) => columns.map((column) => cell(column.text(row), column.digitsAreText ?? false))),
  ];
  return byteOrderMark + lines.map((line) => line.join(',')).join('\r\n');
}
