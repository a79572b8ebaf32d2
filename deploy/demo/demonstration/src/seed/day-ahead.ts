import { daysAfter } from '@portal/platform/src/kernel/data/days';
import { formatDay } from '@portal/shared/format';

/** The day `days` days after a moment, in China's time, written as on papers. */
export const dayAhead = (now: Date, days: number) => formatDay(daysAfter(now, days));
