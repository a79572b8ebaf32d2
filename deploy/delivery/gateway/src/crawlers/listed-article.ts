import { formatSecond } from '@portal/shared/format';

/** The parts of an article that lists for machines show. */
export interface ListedArticle {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly publishTime: string;
}

const fields = ['id', 'title', 'summary', 'publishTime'] as const;

/** An API of another company may answer anything. */
export function isListedArticle(row: unknown): row is ListedArticle {
  const values = (row ?? {}) as Record<string, unknown>;
  return fields.every((field) => typeof values[field] === 'string') && isoTime(String(values.publishTime)) !== '';
}

/** Reads the moment as China's time; empty if the text is not a time. */
export function isoTime(moment: string): string {
  const text = formatSecond(moment);
  return /^\d{4}-/.test(text) ? `${text.replace(' ', 'T')}+08:00` : '';
}
