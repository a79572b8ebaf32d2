import type { CallReply } from '@portal/shared/contract';

type ExpiringPaper = CallReply<'dashboardTodo'>['expiringPapers'][number];

const dayMs = 86_400_000;
const china = 8 * 3_600_000;

/** So many days ahead the portal speaks of it. */
const ahead = 30;

interface Paper {
  readonly name: string;
  readonly expiresAt: Date | undefined;
}

const dayOf = (time: Date) => Math.floor((time.getTime() + china) / dayMs);

/** Papers that expire within thirty days or have, the most urgent first; days by the Chinese calendar. */
export function expiringPapers(papers: readonly Paper[], now: Date): ExpiringPaper[] {
  return papers
    .flatMap(({ name, expiresAt }) => {
      if (!expiresAt) return [];
      const expireDate = new Date(expiresAt.getTime() + china).toISOString().slice(0, 10);
      return [{ name, expireDate, days: dayOf(expiresAt) - dayOf(now) }];
    })
    .filter(({ days }) => days <= ahead)
    .sort((a, b) => a.days - b.days);
}
