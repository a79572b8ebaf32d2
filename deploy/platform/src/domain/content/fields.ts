import { z } from 'zod';

const form = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/;

const chinaMs = 8 * 3_600_000;
const timeOf = (text: string) => new Date(`${text.slice(0, 10)}T${text.slice(11) || '00:00'}:00+08:00`);

/** JavaScript takes 31 February for a day of March. */
function isMoment(text: string): boolean {
  const time = timeOf(text).getTime();
  return form.test(text) && !Number.isNaN(time) && new Date(time + chinaMs).toISOString().startsWith(text.slice(0, 10));
}

const momentForm = 'a day such as 2026-03-01, or 2026-03-01 09:30';

/** A day or a minute in China. */
export const moment = z.string({ error: momentForm }).refine(isMoment, momentForm).transform(timeOf);

export const line = (longest: number) =>
  z
    .string({ error: 'a text is missing' })
    .trim()
    .min(1, 'a text is missing')
    .max(longest, `longer than ${longest} characters`);

export const keyIn = <T extends Readonly<Record<string, string>>>(table: T) =>
  z.enum(Object.keys(table) as [keyof T & string], { error: `one of ${Object.keys(table).join(', ')}` });

/** YAML reads 1.10 as a number and loses its zero, so only a text is taken. */
export const version = z
  .string({ error: 'a text such as "2026-01", in quotes if it looks like a number' })
  .regex(/^[\w.-]{1,40}$/, 'letters, digits, dots and hyphens, 40 at most');
