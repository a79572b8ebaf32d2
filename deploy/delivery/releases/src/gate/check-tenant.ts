import { creditCodeLabel } from '@portal/shared/company-fields';
import { creditCode as creditCodeFault } from '@portal/shared/validators';
import type { TenantBrand } from '../catalog';

const safeCode = /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/;
/** The form in which the gateway compares it: lower case, without a port and without a final dot. */
const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const color = /^#[0-9A-Fa-f]{6}$/;

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
}

const hotlineShape = /^[0-9+][0-9 -]{2,28}[0-9]$/;

/** A contract needs all of these or none: a company without its code could be any company. */
function legalIdentityFaults({ legalName, creditCode, legalPerson, hotline }: TenantBrand): string[] {
  const faults: string[] = [];
  const named = [legalName, creditCode, legalPerson].filter((text) => text.trim() !== '').length;
  if (named > 0 && named < 3) faults.push(`公司名称、${creditCodeLabel}和法定代表人须一并填写：合同以此列明平台方。`);
  if (creditCode !== '' && creditCodeFault(creditCode) !== null)
    faults.push(`${creditCodeLabel} ${creditCode} 不正确。`);
  if (hotline !== '' && !hotlineShape.test(hotline))
    faults.push(`客服热线 ${hotline} 不合法：只能包含数字、空格、连字符和开头的加号。`);
  return faults;
}

/** Checks that a tenant can be served as it is described. */
export function tenantBrandFaults(brand: TenantBrand): string[] {
  const { code, hostNames, platformName, themeColor, mainSystem, audience, isDefault } = brand;
  const faults: string[] = [];
  if (platformName.trim() === '') faults.push('平台名称不能为空。');
  if (!safeCode.test(code)) faults.push(`租户编码 ${code} 只能包含小写字母、数字、连字符和点。`);
  for (const name of hostNames)
    if (!hostName.test(name)) faults.push(`主机名 ${name} 不合法：请使用小写，不带端口，末尾不带点。`);
  if (!color.test(themeColor)) faults.push(`主题色 ${themeColor} 不合法：请使用 #RRGGBB 格式。`);
  if (mainSystem !== null && !isWebAddress(mainSystem))
    faults.push(`主系统地址 ${mainSystem} 不合法：请使用 http 或 https 地址。`);
  if (audience === 'staff' && isDefault) faults.push('平台员工的租户不能作为默认租户：未知主机名会显示它。');
  return [...faults, ...legalIdentityFaults(brand)];
}
