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

function fits(text: string, format: DateFormat): boolean {
  return format === 'YYYY年' ? yearPattern.test(text) : isDay(text);
}

function complete(values: readonly string[], mode: DateMode): boolean {
  if (mode !== 'range') return true;
  const [from, to, more] = values;
  return from !== undefined && to !== undefined && more === undefined && from <= to;
}

/** The dates of a typed text, each in the field's format, or the sentence of the input error. Empty: no dates. */
export function parseDateText(text: string, mode: DateMode, format: DateFormat = 'YYYY-MM-DD'): ParsedDates {
  if (text.trim() === '') return { ok: true, values: [] };
  const separator = separators[mode];
  const values = (separator ? text.split(separator) : [text]).map((part) => part.trim());
  if (values.every((value) => fits(value, format)) && complete(values, mode)) return { ok: true, values };
  return { ok: false, message: `请输入正确的日期，例如 ${examples[mode][format]}` };
}
