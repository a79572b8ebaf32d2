import { nothing } from './amount';

/** A moment as servers send it: milliseconds, or a text. A text without a zone is China's time. */
export type Moment = string | number | Date | null | undefined;

const chinaAheadOfUtc = 8 * 3_600_000;
const zoneless = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;

function milliseconds(moment: string | number | Date): number {
  if (typeof moment !== 'string') return Number(moment);
  const [, day, time = '00:00'] = zoneless.exec(moment.trim()) ?? [];
  return Date.parse(day ? `${day}T${time}+08:00` : moment);
}

/** `YYYY-MM-DDTHH:mm:ss…` by China's clocks, for years of four digits. */
function inChina(moment: Moment): string | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const date = new Date(milliseconds(moment) + chinaAheadOfUtc);
  const year = date.getUTCFullYear();
  return year >= 0 && year <= 9_999 ? date.toISOString() : null;
}

export function formatDay(moment: Moment): string {
  return inChina(moment)?.slice(0, 10) ?? nothing;
}

/** `YYYY-MM-DD HH:mm`, the portal's usual time. */
export function formatMinute(moment: Moment): string {
  return inChina(moment)?.slice(0, 16).replace('T', ' ') ?? nothing;
}

/** With seconds, for tooltips. */
export function formatSecond(moment: Moment): string {
  return inChina(moment)?.slice(0, 19).replace('T', ' ') ?? nothing;
}

/** `YYYY年`. */
export function formatYear(moment: Moment): string {
  const text = inChina(moment);
  return text ? `${text.slice(0, 4)}年` : nothing;
}
