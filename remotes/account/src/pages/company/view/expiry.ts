import type { Company } from '../load-company';

type Paper = Company['papers'][number];

/** Of a paper's last day, both `YYYY-MM-DD`. */
export type Expiry = 'expired' | 'soon' | 'fine';

/** The server says what runs out soon; the day tells whether it has already. */
export function expiryOf({ expireDate, expiring }: Pick<Paper, 'expireDate' | 'expiring'>, today: string): Expiry {
  if (expireDate !== null && expireDate < today) return 'expired';
  return expiring ? 'soon' : 'fine';
}

/** One sentence for each last day that is near or past: papers of the same day are named together. */
export function expiryWarnings(papers: readonly Paper[], today: string): string[] {
  const names = new Map<string, string[]>();
  for (const paper of papers) {
    if (paper.expireDate === null || expiryOf(paper, today) === 'fine') continue;
    names.set(paper.expireDate, [...(names.get(paper.expireDate) ?? []), paper.name]);
  }
  return [...names].map(([day, together]) =>
    day < today
      ? `${together.join('、')}已于 ${day} 到期，请尽快更新`
      : `${together.join('、')}将于 ${day} 到期，请及时更新`,
  );
}
