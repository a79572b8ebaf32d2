import type { Queryable } from '@portal/database';
import { article } from '@portal/database/schema/platform';
import type { tenant } from '@portal/database/schema/tenants';
import { covers } from '@portal/shared/access';
import {
  type OpeningFact,
  type OpeningPage,
  type OpeningPart,
  openingPages,
  openingParts,
} from '@portal/shared/tenant-opening';
import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { runningReleases } from '../running-releases';

type TenantRow = typeof tenant.$inferSelect;

/** The consents whose text the tenant has published itself, in a version that is in force. */
async function publishedTexts(queryable: Queryable, tenantCode: string): Promise<ReadonlySet<string>> {
  const rows = await queryable
    .select({ consent: article.type })
    .from(article)
    .where(
      and(
        eq(article.tenant, tenantCode),
        eq(article.kind, 'consent'),
        ne(article.version, ''),
        lte(article.publishedAt, sql`now()`),
      ),
    );
  return new Set(rows.map(({ consent }) => consent));
}

/** What is missing until customers can be served. Staff need none of it. */
export async function missingParts(queryable: Queryable, row: TenantRow): Promise<OpeningPart[]> {
  if (row.audience === 'staff') return [];
  const texts = await publishedTexts(queryable, row.code);
  const running = await runningReleases(queryable, row.code);
  const prefixes = [...running.values()].flatMap(({ record }) =>
    record.kind === 'remote' ? record.owns.map(({ prefix }) => prefix) : [],
  );
  const has: Readonly<Record<string, (name: string) => boolean>> = {
    fact: (fact) => row[fact as OpeningFact].trim() !== '',
    text: (consent) => texts.has(consent),
    host: () => running.has('host'),
    page: (page) => prefixes.some((prefix) => covers(prefix, openingPages[page as OpeningPage])),
  };
  return openingParts.filter((part) => {
    const [kind = '', name = ''] = part.split(':');
    return !has[kind]?.(name);
  });
}
