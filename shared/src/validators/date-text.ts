import { isDay } from './calendar';

/** How many days a date field takes. */
export type DateMode = 'single' | 'multiple' | 'range';
export type DateFormat = 'YYYY-MM-DD' | 'YYYY年';

export type ParsedDates =
  | { readonly ok: true; readonly values: readonly string[] }
  | { readonly ok: false; readonly message: string };

const examples: Readonly<Record<DateMode, Readonly<Record<DateFormat, string>>>> = {
  single: { 'YYYY-MM-DD': '2026-01-31', YYYY年: '2026年' },
  multiple: { 'YYYY-MM-DD': '2026-01-31、2026-02-28', YYYY年: '2025年、2026年' },
  range: { 'YYYY-MM-DD': '2026-01-31 至 2026-02-28', YYYY年: '2025年 至 2026年' },
};

const separators: Readonly<Record<DateMode, RegExp | null>> = {
  single: null,
  multiple: /[,，、]/,
  // A hyphen separates only between blanks: without them it is a part of a date.
  range: /[~～至]|\s-\s/,
};

const yearPattern = /^(?!0000)\d{4}年$/;

/** `2026-3-1`, `2026/03/01`, `2026.3.1`, `2026年3月1日`, and eight digits. */
const dayPatterns = [
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/,
  /^(\d{4})(年)(\d{1,2})月(\d{1,2})日$/,
  /^(\d{4})()(\d{2})(\d{2})$/,
];

/** A day that a person typed, in the portal's form; null if the calendar has no such day. */
function dayOf(text: string): string | null {
  for (const pattern of dayPatterns) {
    const [, year, , month = '', day = ''] = pattern.exec(text) ?? [];
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isDay(written)) return written;
  }
  return null;
}

function dateOf(text: string, format: DateFormat): string | null {
  if (format === 'YYYY-MM-DD') return dayOf(text);
  const year = text.replace(/^\d{4}$/, '$&年');
  return yearPattern.test(year) ? year : null;
}

function complete(values: readonly string[], mode: DateMode): boolean {
  if (mode !== 'range') return true;
  const [from, to, more] = values;
  return from !== undefined && to !== undefined && more === undefined && from <= to;
}

/**
 * The dates of a typed text, each in the field's format, or the sentence of the input error. An empty text gives no
 * dates.
 */
export function parseDateText(text: string, mode: DateMode, format: DateFormat = 'YYYY-MM-DD'): ParsedDates {
  if (text.trim() === '') return { ok: true, values: [] };
  const separator = separators[mode];
  const parts = separator ? text.split(separator) : [text];
  const values = parts.flatMap((part) => dateOf(part.trim(), format) ?? []);
  if (values.length === parts.length && complete(values, mode)) return { ok: true, values };
  return { ok: false, message: `请输入正确的日期，例如 ${examples[mode][format]}` };
}
