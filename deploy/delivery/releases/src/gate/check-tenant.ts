import { type Sentence, say } from '@portal/release-record/sentence';
import { creditCodeLabel } from '@portal/shared/company-fields';
import { type TenantFact, tenantFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import type { TenantBrand } from '../catalog';

const safeCode = /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/;
/** The form in which the gateway compares it: lower case, without a port and without a final dot. */
const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

function factFaults(brand: TenantBrand): Sentence[] {
  return tenantFactNames.flatMap((name) => {
    const { check, option, description }: TenantFact = tenantFacts[name];
    const text = brand[name];
    // Every tenant has a colour.
    const fault = (text || name === 'themeColor') && check ? check(text ?? '') : null;
    return fault ? [say(fault, `"${text ?? ''}" is refused for --${option}: ${description}.`)] : [];
  });
}

/** Checks that a tenant can be served as it is described. */
export function tenantBrandFaults(brand: TenantBrand): Sentence[] {
  const { code, hostNames, platformName, audience, isDefault, legalName, creditCode, legalPerson } = brand;
  const faults: Sentence[] = [];
  if (platformName.trim() === '') faults.push(say('平台名称不能为空。', 'The platform needs a name.'));
  if (!safeCode.test(code))
    faults.push(
      say(
        `租户编码 ${code} 只能包含小写字母、数字、连字符和点。`,
        `Tenant ${code} needs another code: small letters, digits, hyphens and dots.`,
      ),
    );
  for (const name of hostNames)
    if (!hostName.test(name))
      faults.push(
        say(
          `主机名 ${name} 不合法：请使用小写，不带端口，末尾不带点。`,
          `${name} is no host name: small letters, without a port and without a dot at the end.`,
        ),
      );
  if (audience === 'staff' && isDefault)
    faults.push(
      say(
        '平台员工的租户不能作为默认租户：未知主机名会显示它。',
        'A tenant of staff cannot be the default one: unknown host names would show it.',
      ),
    );
  // A contract needs all of these or none: a company without its code could be any company.
  const named = [legalName, creditCode, legalPerson].filter((text) => text.trim() !== '').length;
  if (named > 0 && named < 3)
    faults.push(
      say(
        `公司名称、${creditCodeLabel}和法定代表人须一并填写：合同以此列明平台方。`,
        'Company, credit code and legal representative are given together: contracts name the platform by them.',
      ),
    );
  return [...faults, ...factFaults(brand)];
}
