import type { Queryable } from '@portal/database';
import { fill } from '../../kernel/data/fill';
import { escapeHtml } from '../../kernel/html/escape-html';
import { type LegalParty, legalParty } from '../../kernel/tenant/legal-party';

/** The tenant's company in texts. `contact` is a bracket with all ways to reach it, or nothing. */
export function tenantWords({ platformName, legalName, hotline, address }: LegalParty): Record<string, string> {
  const ways = [hotline && `客服热线：${hotline}`, address && `地址：${address}`].filter((way) => way !== '');
  const contact = ways.length > 0 ? `（${ways.join('，')}）` : '';
  return { platformName, legalName, hotline, address, contact };
}

interface Words {
  readonly title: string;
  readonly summary: string;
  /** HTML. */
  readonly content: string;
}

/** Fills texts in with the company of the tenant. */
export async function inTenantsWords<T extends Words>(db: Queryable, tenant: string, rows: readonly T[]): Promise<T[]> {
  if (!rows.some(({ title, summary, content }) => `${title}${summary}${content}`.includes('{'))) return [...rows];
  const names = tenantWords(await legalParty(db, tenant));
  const escaped = Object.fromEntries(Object.entries(names).map(([name, text]) => [name, escapeHtml(text)]));
  return rows.map((row) => ({
    ...row,
    title: fill(row.title, names),
    summary: fill(row.summary, names),
    content: fill(row.content, escaped),
  }));
}
