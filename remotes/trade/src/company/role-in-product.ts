import { companyRoleLabel, compRoleCode } from '@portal/shared/codes';
import type { CompInfo } from '@portal/shared/session';

/** The roles of the company in a product, with the one that the person acts in. */
export function rolesInProduct({ compRole, compRoleCode: active }: CompInfo, prodCode: string) {
  return compRole
    .filter((role) => role.prodCode === prodCode)
    .map((role) => ({
      code: role.compRole,
      label: companyRoleLabel(role.compRole),
      active: compRoleCode(role) === active,
    }));
}
