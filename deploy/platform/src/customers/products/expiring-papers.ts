import type { CallReply } from '@portal/shared/contract';
import { formatDay } from '@portal/shared/format';
import { aheadDays, daysLeft } from '../../domain/company/paper-expiry';

type ExpiringPaper = CallReply<'dashboardTodo'>['expiringPapers'][number];

export interface Paper {
  readonly name: string;
  readonly expiresAt: Date | undefined;
}

/** Returns the papers that expire within thirty days or have expired, the most urgent first. Days are in China's time. */
export function expiringPapers(papers: readonly Paper[], now: Date): ExpiringPaper[] {
  return papers
    .flatMap(({ name, expiresAt }) =>
      expiresAt ? [{ name, expireDate: formatDay(expiresAt), days: daysLeft(expiresAt, now) }] : [],
    )
    .filter(({ days }) => days <= aheadDays)
    .sort((a, b) => a.days - b.days);
}
