import { isDay } from './days';

/** Why the platform does not take these dates, for the visitor; empty if it does. */
export function dateFault({ from, to }: { readonly from: string; readonly to: string }): string {
  if ([from, to].some((text) => text !== '' && !isDay(text))) return '日期请写成 2026-01-31 的样子';
  return from && to && from > to ? '开始日期不能晚于结束日期' : '';
}
