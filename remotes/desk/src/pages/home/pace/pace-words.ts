import type { CallReply } from '@portal/shared/contract';

export type Day = NonNullable<CallReply<'staffWork'>['cases']>['days'][number];

/** `11 月 5 日` */
const dayText = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;

/** A span of hours as people say it. */
export function hoursText(hours: number): string {
  if (hours < 0.1) return '几分钟';
  return hours < 1 ? `${Math.round(hours * 60)} 分钟` : `${hours} 小时`;
}

/** What the chart of closed cases says. */
export function closedWords(days: readonly Day[]): string {
  const total = days.reduce((sum, { closed }) => sum + closed, 0);
  const most = days.reduce((one, other) => (other.closed > one.closed ? other : one));
  if (total === 0) return `最近 ${days.length} 天没有办结的事项。`;
  return most.closed === total
    ? `最近 ${days.length} 天共办结 ${total} 件，都在 ${dayText(most.day)}。`
    : `最近 ${days.length} 天共办结 ${total} 件，${dayText(most.day)}最多，${most.closed} 件。`;
}

/** What the chart of the hours from request to decision says; null: nothing was decided. */
export function hoursWords(days: readonly Day[]): string | null {
  const hours = days.flatMap(({ medianHours }) => (medianHours === null ? [] : [medianHours]));
  if (hours.length === 0) return null;
  const [least, most] = [hoursText(Math.min(...hours)), hoursText(Math.max(...hours))];
  return least === most ? `中位时长为 ${most}。` : `中位时长最短 ${least}，最长 ${most}。`;
}
