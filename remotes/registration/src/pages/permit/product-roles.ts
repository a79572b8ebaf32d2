import { companyRoleLabel } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import type { Rule } from '@portal/shared/ui/form';

type Product = CallReply<'productList'>[number];

/** Whether a product is for the role, by the server's table. Before a role is chosen, every product is allowed. */
export const suitsRole = ({ compRoles }: Pick<Product, 'compRoles'>, compRole: string | undefined): boolean =>
  compRole === undefined || compRoles.includes(compRole);

export const unsuitedText = (compRole: string | undefined): string =>
  `不适用于${companyRoleLabel(compRole ?? '')}，请取消选择`;

/**
 * Refuses products that are not for the role. A product that the server has not told yet is left to the server's check.
 */
export function productsForRole(products: readonly Product[] = []): Rule {
  return ({ getFieldValue }) => ({
    validator: async (_, chosen: readonly string[] = []) => {
      const compRole: string | undefined = getFieldValue('compRole');
      const unsuited = products.filter((one) => chosen.includes(one.productCode) && !suitsRole(one, compRole));
      if (unsuited.length === 0) return;
      throw new Error(`${unsuited.map(({ productName }) => productName).join('、')}${unsuitedText(compRole)}`);
    },
  });
}
