import type { Queryable } from '@portal/database';
import { product } from '@portal/database/schema/platform';
import { portalName, prodCodes } from '@portal/shared/codes/products';

/** The names of the products that a person can be given, by code. */
export async function productNames(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ code: product.productCode, name: product.productName }).from(product);
  return new Map([[prodCodes.portal, portalName], ...rows.map(({ code, name }) => [code, name] as const)]);
}

/** The codes by name. People may also write the code itself. */
export const codesByName = (names: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...names].flatMap(([code, name]) => [[code, code] as const, [name, code] as const]));
