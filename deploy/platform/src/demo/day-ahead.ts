import { formatDay } from '@portal/shared/format';

const dayMs = 86_400_000;

/** The day `days` days after a moment, in China's time, written as on papers. */
export const dayAhead = (now: Date, days: number) => formatDay(new Date(now.getTime() + days * dayMs));
