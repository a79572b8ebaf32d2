/** A column in plain words: a list and its export show the same text. */
export interface TextColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** The digits are a name and not a number: spreadsheets must not round or shorten them. */
  readonly digitsAreText?: boolean;
}

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Turns a cell into text if a spreadsheet would run it as a formula. A negative number is no formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?[\d,]+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cell(text: string, digitsAreText = false): string {
  // Excel takes only this form as a text without asking.
  if (digitsAreText && /^\d+$/.test(text)) return `"=""${text}"""`;
  return quoted(harmless(text));
}

const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** The first line of a file: the titles. */
export function csvHead(titles: readonly string[]): string {
  return byteOrderMark + lineOf(titles.map((title) => cell(title)));
}

export function csvRow<Row>(columns: readonly TextColumn<Row>[], row: Row): string {
  return lineOf(columns.map(({ text, digitsAreText }) => cell(text(row), digitsAreText)));
}

export function toCsv<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  return csvHead(columns.map(({ title }) => title)) + rows.map((row) => csvRow(columns, row)).join('');
}
