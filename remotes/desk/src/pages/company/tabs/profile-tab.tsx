import { companyRoleLabel } from '@portal/shared/codes';
import {
  companyFields,
  contactFields,
  creditCodeLabel,
  invoiceTexts,
  legalIdLabel,
  storedName,
} from '@portal/shared/company-fields';
import { formatAmount, formatDay, formatMinute } from '@portal/shared/format';
import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { type Description, DescriptionList } from '@portal/shared/ui/frame';
import { staffCall } from '../../../client/staff-call';
import { Sheet } from '../../../frame/sheet';
import type { Company, Profile } from '../company';
import { CompanyNumber } from '../company-number';
import { Papers } from './papers';

const basicItems = (profile: Profile, company: Company): Description[] => [
  { label: '企业名称', value: profile.compName, copy: profile.compName },
  { label: '企业编号', value: profile.compNo, copy: profile.compNo },
  { label: creditCodeLabel, value: profile.creditCode, copy: profile.creditCode },
  { label: '企业类型', value: profile.compTypeName },
  { label: '注册资本（万元）', value: profile.registeredCapital && formatAmount(profile.registeredCapital) },
  { label: '成立日期', value: profile.establishDate },
  { label: '营业期限', value: profile.termStart && `${profile.termStart} 至 ${profile.termEnd ?? '长期'}` },
  { label: '所属行业', value: profile.industry },
  { label: '是否小微企业', value: profile.smallMicro ? '是' : '否' },
  { label: '企业角色', value: profile.compRole && companyRoleLabel(profile.compRole) },
  { label: '注册时间', value: formatMinute(company.createTime) },
  { label: '认证日期', value: profile.certifiedTime && formatDay(profile.certifiedTime) },
  { label: '邀请码', value: company.inviteCode },
  { label: '注册地址', value: `${profile.region}${profile.address}`, wide: true },
  ...contactFields.map((name) => ({ label: companyFields[name].label, value: profile[name], wide: true })),
  { label: '经营范围', value: profile.scope, wide: true },
];

/** 资料: the company's data, its people by law, its papers. Numbers are read in whole by an act of its own. */
export function ProfileTab({ company }: { company: Company }) {
  const { compCode, may } = company;
  const profile = useLoaded((signal) => staffCall('staffCompanyProfile', { body: { compCode } }, signal));
  const mayReveal = may.includes('reveal');
  return (
    <LoadedArea loaded={profile} skeleton={<TextSkeleton lines={10} />}>
      {(value) => (
        <>
          <Sheet title="基本信息">
            <DescriptionList columns={3} items={basicItems(value, company)} />
          </Sheet>
          <Sheet title="法定代表人与管理员">
            <People profile={value} mayReveal={mayReveal} />
          </Sheet>
          <Sheet title="证照">
            <Papers profile={value} mayReveal={mayReveal} />
          </Sheet>
          <Sheet title="开票信息">
            <Invoice profile={value} mayReveal={mayReveal} />
          </Sheet>
        </>
      )}
    </LoadedArea>
  );
}

interface PartProps {
  profile: Profile;
  mayReveal: boolean;
}

function People({ profile, mayReveal }: PartProps) {
  const { compCode, legal, agent, adminName, adminMobile } = profile;
  const masked = (what: 'legalIdNo' | 'agentIdNo' | 'adminMobile', label: string, value: string): Description => ({
    label,
    value: value && <CompanyNumber label={label} value={value} asked={{ compCode, what }} mayReveal={mayReveal} />,
  });
  return (
    <DescriptionList
      columns={3}
      items={[
        { label: '法定代表人', value: legal.name },
        masked('legalIdNo', `${legalIdLabel}号`, legal.idNo),
        { label: '证件有效期至', value: legal.idValidTo ?? (legal.idNo && '长期') },
        { label: '管理员', value: adminName },
        masked('adminMobile', '管理员手机号', adminMobile),
        { label: '注册时的经办人', value: agent.name },
        masked('agentIdNo', '经办人身份证号', agent.idNo),
      ]}
    />
  );
}

function Invoice({ profile: { compCode, invoice }, mayReveal }: PartProps) {
  return (
    <DescriptionList
      columns={3}
      items={invoiceTexts.map((name) => {
        const { label } = companyFields[name];
        const value = invoice[storedName(name) as keyof typeof invoice];
        const asked = { compCode, what: 'invoiceAccountNo' } as const;
        return {
          label,
          value:
            name === 'invoiceBankAccount' && value !== '' ? (
              <CompanyNumber label={label} value={value} asked={asked} mayReveal={mayReveal} />
            ) : (
              value
            ),
        };
      })}
    />
  );
}
