import { compStatusOf } from '@portal/shared/codes';
import { LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useParams } from 'react-router-dom';
import { staffCall } from '../../client/staff-call';
import { AddressTabs } from '../../frame/address-tabs';
import { isNotThere, NotThere } from '../../frame/not-there';
import { Notes } from '../../records/notes';
import { tenantName, useTenants, withTenants } from '../../session/tenants';
import type { Company } from './company';
import { CompanyActs } from './company-acts';
import { CompanyNotices } from './company-notices';
import { AccountsTab } from './tabs/accounts-tab';
import { AgreementsTab } from './tabs/agreements-tab';
import { CasesTab } from './tabs/cases-tab';
import { LettersTab } from './tabs/letters-tab';
import { LoginsTab } from './tabs/logins-tab';
import { PeopleTab } from './tabs/people-tab';
import { ProductsTab } from './tabs/products-tab';
import { ProfileTab } from './tabs/profile-tab';

const list = { title: '企业', path: '/desk/companies' };

/** One company with everything that the platform knows of it. */
export function Component() {
  const { compCode = '' } = useParams();
  const company = useLoaded(
    (signal) => withTenants(staffCall('staffCompanyShow', { body: { compCode } }, signal)),
    compCode,
  );
  if (isNotThere(company.error)) return <NotThere what="企业" list={list} />;
  return (
    <LoadedArea loaded={company} skeleton={<TextSkeleton lines={10} />}>
      {(value) => (
        <>
          <Head company={value} onChanged={company.reload} />
          <CompanyNotices company={value} />
          <Contents key={value.compCode} company={value} />
        </>
      )}
    </LoadedArea>
  );
}

function Head({ company, onChanged }: { company: Company; onChanged: () => void }) {
  const tenants = useTenants();
  const { compName, compNo, creditCode, compStatus, tenant } = company;
  return (
    <PageHeader
      title={compName}
      crumbs={[list]}
      tags={<StatusTag entry={compStatusOf(compStatus)} />}
      description={[compNo, creditCode, tenantName(tenants, tenant)].filter(Boolean).join('，')}
      actions={<CompanyActs company={company} onChanged={onChanged} />}
    />
  );
}

function Contents({ company }: { company: Company }) {
  const { compCode, may } = company;
  return (
    <AddressTabs
      tabs={[
        { key: 'profile', title: '资料', content: <ProfileTab company={company} /> },
        { key: 'people', title: '人员', content: <PeopleTab compCode={compCode} /> },
        { key: 'accounts', title: '账户', content: <AccountsTab company={company} /> },
        { key: 'agreements', title: '协议', content: <AgreementsTab company={company} /> },
        { key: 'products', title: '产品', content: <ProductsTab compCode={compCode} /> },
        { key: 'cases', title: '审核记录', content: <CasesTab compCode={compCode} /> },
        { key: 'logins', title: '登录与设备', content: <LoginsTab compCode={compCode} /> },
        { key: 'letters', title: '消息与短信', content: <LettersTab compCode={compCode} /> },
        { key: 'notes', title: '备注', content: <Notes about={{ compCode }} mayAdd={may.includes('note')} /> },
      ]}
    />
  );
}
