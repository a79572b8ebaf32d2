import { daysBetween } from '@portal/shared/format';

/** When a paper ends or has ended, with the days that are left. Days are `YYYY-MM-DD`. */
export function endText(day: string, today: string): string {
  if (day < today) return `已于 ${day} 到期`;
  const left = daysBetween(today, day);
  return `将于 ${day} 到期（${left === 0 ? '今天' : `剩余 ${left} 天`}）`;
}
