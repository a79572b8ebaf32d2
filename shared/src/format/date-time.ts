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

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long ago a moment was, in words while that says more than its day does: `5 分钟前`, `昨天 09:30`, `11-20`. */
export function formatAgo(moment: Moment, now: number): string {
  const text = inChina(moment);
  if (text === null) return nothing;
  const ago = now - milliseconds(moment as string | number | Date);
  if (ago < -minuteMs) return formatMinute(moment);
  if (ago < minuteMs) return '刚刚';
  if (ago < hourMs) return `${Math.floor(ago / minuteMs)} 分钟前`;
  const day = text.slice(0, 10);
  if (day === formatDay(now)) return `${Math.floor(ago / hourMs)} 小时前`;
  if (day === formatDay(now - dayMs)) return `昨天 ${text.slice(11, 16)}`;
  return day.slice(0, 4) === formatDay(now).slice(0, 4) ? day.slice(5) : day;
}

/** The days from one day to another, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** `YYYY年`. */
export function formatYear(moment: Moment): string {
  const text = inChina(moment);
  return text ? `${text.slice(0, 4)}年` : nothing;
}
