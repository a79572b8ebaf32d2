import type { Queryable } from '@portal/database';
import { product } from '@portal/database/schema/platform';
import { companyRoleLabel } from '@portal/shared/codes';
import { inArray } from 'drizzle-orm';
import { fieldFault } from '../../kernel/http/http-error';
import type { Member } from '../../kernel/session/session-state';

/** The product's own column says which company roles it is for; every page and every check reads it. */
type ForRoles = Pick<typeof product.$inferSelect, 'compRoles'>;

const isForRole = ({ compRoles }: ForRoles, compRole: string): boolean => compRoles.includes(compRole);

/** Returns whether a product is for a company's roles. */
export const suits = (row: ForRoles, member: Pick<Member, 'compRoles'>): boolean =>
  member.compRoles.some(({ compRole }) => isForRole(row, compRole));

/** Returns those of these products that exist and are for the role. */
export async function productsForRole(db: Queryable, productCodes: readonly string[], compRole: string) {
  const rows = await db
    .select()
    .from(product)
    .where(inArray(product.productCode, [...productCodes]));
  return rows.filter((row) => isForRole(row, compRole));
}

/** Refuses a choice with a product that is not for the role, or that does not exist. */
export async function requireProductsForRole(
  db: Queryable,
  productCodes: readonly string[],
  compRole: string,
): Promise<void> {
  const fitting = (await productsForRole(db, productCodes, compRole)).filter(({ offered }) => offered);
  const unfit = productCodes.filter((code) => !fitting.some(({ productCode }) => productCode === code));
  if (unfit.length === 0) return;
  const rows = await db.select().from(product).where(inArray(product.productCode, unfit));
  const names = unfit.map((code) => rows.find(({ productCode }) => productCode === code)?.productName ?? code);
  throw fieldFault('productCodes', `${names.join('、')}不适用于${companyRoleLabel(compRole)}，请重新选择产品`);
}
