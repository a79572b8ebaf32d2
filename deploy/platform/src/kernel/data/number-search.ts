import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The number of digits that a masked number shows. */
const shownDigits = 4;

export const digitsOf = (words: string) => words.replace(/[\s-]/g, '');

export const isTail = (digits: string) => digits.length === shownDigits;

/** Returns whether words are a whole number. Somebody could try out whole numbers one by one. */
export const isWholeNumber = (words: string | undefined) => /^\d{5,}[\dXx]?$/.test(digitsOf(words ?? ''));

/**
 * Finds rows by the whole number or its last four digits. It allows no other part: somebody who sees only masked
 * numbers could find the hidden digits one after another.
 */
export function hasNumber(words: string, column: AnyPgColumn | SQL): SQL {
  const digits = digitsOf(words);
  if (isTail(digits)) return sql`right(${column}, ${shownDigits}) = ${digits}`;
  return sql`${column} = ${digits}`;
}
