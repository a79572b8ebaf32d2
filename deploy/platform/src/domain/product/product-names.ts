import type { Queryable } from '@portal/database';
import { product } from '@portal/database/schema/platform';
import { inArray, type SQLWrapper } from 'drizzle-orm';

/** The codes of the products that a company asked for. */
export const askedProducts = ({ productCodes }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(productCodes) ? productCodes.map(String) : [];

/** The names of products, in the operator's order. */
export async function namesOfProducts(db: Queryable, codes: string[] | SQLWrapper): Promise<string[]> {
  const rows = await db
    .select({ productName: product.productName })
    .from(product)
    .where(inArray(product.productCode, codes))
    .orderBy(product.orderNum);
  return rows.map(({ productName }) => productName);
}
