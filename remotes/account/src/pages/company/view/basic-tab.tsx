import { companyRoleLabel, compStatusOf } from '@portal/shared/codes';
import { companyFields, contactFields, creditCodeLabel } from '@portal/shared/company-fields';
import { formatAmount, formatDay } from '@portal/shared/format';
import { StatusTag } from '@portal/shared/ui';
import { DescriptionList } from '@portal/shared/ui/frame';
import type { Company } from '../load-company';

/** 基本信息 */
export function BasicTab({ company }: { company: Company }) {
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: '企业名称', value: company.compName, copy: company.compName },
        { label: '企业编号', value: company.compNo, copy: company.compNo },
        { label: creditCodeLabel, value: company.creditCode, copy: company.creditCode },
        { label: '企业类型', value: company.compTypeName },
        { label: '法定代表人', value: company.legalPerson },
        { label: '注册资本（万元）', value: company.registeredCapital && formatAmount(company.registeredCapital) },
        { label: '成立日期', value: company.establishDate },
        { label: '营业期限', value: company.termStart && `${company.termStart} 至 ${company.termEnd ?? '长期'}` },
        { label: '所属行业', value: company.industry },
        { label: '是否小微企业', value: company.smallMicro ? '是' : '否' },
        { label: '企业角色', value: company.compRole && companyRoleLabel(company.compRole) },
        { label: '认证状态', value: <StatusTag entry={compStatusOf(company.compStatus)} /> },
        { label: '认证时间', value: formatDay(company.certifiedTime) },
        { label: '管理员', value: [company.adminName, company.adminMobile].filter(Boolean).join(' ') },
        { label: '注册地址', value: `${company.region}${company.address}`, wide: true },
        ...contactFields.map((name) => ({ label: companyFields[name].label, value: company[name], wide: true })),
        { label: '经营范围', value: company.scope, wide: true },
      ]}
    />
  );
}
