import { permit } from '@portal/database/schema/platform';
import { prodCodes } from '@portal/shared/codes/products';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import { fieldFault } from '../../kernel/http/http-error';

/** The products that the company's people can be given, also while an agreement still waits for the signature. */
export async function openedProducts({
  db,
  member,
  now,
}: Pick<CompanyContext, 'db' | 'member' | 'now'>): Promise<ReadonlySet<string>> {
  const valid = or(isNull(permit.expiresAt), gt(permit.expiresAt, now));
  const rows = await db
    .select({ code: permit.productCode })
    .from(permit)
    .where(and(eq(permit.compCode, member.compCode), eq(permit.state, 'OPEN'), valid));
  return new Set([prodCodes.portal, ...rows.map(({ code }) => code)]);
}

/** Refuses products that the company has not opened; the person may keep those of `kept`. */
export async function requireOpened(
  context: Pick<CompanyContext, 'db' | 'member' | 'now'>,
  wanted: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const added = wanted.filter((code) => !kept.includes(code));
  if (added.length === 0) return;
  const opened = await openedProducts(context);
  if (added.some((code) => !opened.has(code))) throw fieldFault('productCodes', '只能选择企业已开通的产品');
}
