import { article } from '@portal/database/schema/platform';
import { inArray, type SQL } from 'drizzle-orm';

/** Tenants have articles with the same address, so a row's id also names its tenant. No address holds an @. */
export const storedId = (tenant: string, id: string): string => `${id}@${tenant}`;

/** The id as it stands in an address. */
export const shownId = (id: string): string => id.split('@', 1)[0] ?? '';

/** The condition for the article that an address of this tenant names. */
export const isNamed = (tenant: string, id: string): SQL => inArray(article.id, [id, storedId(tenant, id)]);
