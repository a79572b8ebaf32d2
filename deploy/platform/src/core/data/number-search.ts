import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What is shown of a masked number. */
const shownDigits = 4;

const digitsOf = (words: string) => words.replace(/[\s-]/g, '');

/** Whether words are a whole number, which could be tried out one by one. */
export const isWholeNumber = (words: string | undefined) => /^\d{5,}[\dXx]?$/.test(digitsOf(words ?? ''));

/**
 * Rows with the words as the whole number or as its last four digits. By any other part somebody who sees the numbers
 * masked could find the hidden digits one after another.
 */
export function hasNumber(words: string, column: AnyPgColumn | SQL): SQL {
  const digits = digitsOf(words);
  if (digits.length === shownDigits) return sql`right(${column}, ${shownDigits}) = ${digits}`;
  return sql`${column} = ${digits}`;
}
