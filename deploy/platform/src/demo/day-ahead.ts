import { formatDay } from '@portal/shared/format';

const dayMs = 86_400_000;

/** The day so many days ahead of a moment, by the Chinese calendar, as it is written on papers. */
export const dayAhead = (now: Date, days: number) => formatDay(new Date(now.getTime() + days * dayMs));
