import { endText } from '../../../company-papers/end-text';
import type { Company } from '../load-company';

type Paper = Company['papers'][number];

export type Expiring = Pick<Paper, 'expireDate' | 'expiring'>;

/** The state of a paper's last day. Last day and today are both `YYYY-MM-DD`. */
export type Expiry = 'expired' | 'soon' | 'fine';

/** The server says which papers run out soon; today's date tells whether one has run out already. */
export function expiryOf({ expireDate, expiring }: Expiring, today: string): Expiry {
  if (expireDate !== null && expireDate < today) return 'expired';
  return expiring ? 'soon' : 'fine';
}

/**
 * One sentence on the papers whose last day is near or past; null where there is none. Papers of one day stand
 * together.
 */
export function expiryNotice(papers: readonly Paper[], today: string): string | null {
  const names = new Map<string, string[]>();
  for (const paper of papers) {
    if (paper.expireDate === null || expiryOf(paper, today) === 'fine') continue;
    names.set(paper.expireDate, [...(names.get(paper.expireDate) ?? []), paper.name]);
  }
  const days = [...names.keys()].sort();
  const [first] = days;
  if (first === undefined) return null;
  const parts = days.map((day) => `${names.get(day)?.join('、')}${endText(day, today)}`);
  return `${parts.join('，')}，${first < today ? '请尽快更新' : '请及时更新'}`;
}
