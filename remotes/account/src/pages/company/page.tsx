import { formatDay } from '@portal/shared/format';
import { useMessageVersion } from '@portal/shared/live';
import { serverNow, usePermissions } from '@portal/shared/session';
import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { CompanyChange } from './change/company-change';
import { Closing } from './closing/closing';
import { type Company, loadCompany } from './load-company';
import { CompanyActions } from './view/company-actions';
import { CompanyNotices } from './view/company-notices';
import { CompanyTabs } from './view/company-tabs';

const formTitles: Readonly<Record<string, 'COMPANY' | 'LICENSE'>> = { COMPANY: 'COMPANY', LICENSE: 'LICENSE' };

/** 企业信息: shows the company. With `?change=` it asks for a change, with `?closing=` for its closing. */
export function Component() {
  const [search] = useSearchParams();
  const company = useLoaded(loadCompany, '', useMessageVersion());
  if (search.has('closing')) return <Closing company={company} />;
  const form = formTitles[search.get('change') ?? ''];
  if (form) {
    return <CompanyChange key={search.toString()} type={form} changeNo={search.get('changeNo')} company={company} />;
  }
  return (
    <>
      <Header company={company.value} />
      <LoadedArea loaded={company} skeleton={<TextSkeleton lines={10} />}>
        {(value) => <Content company={value} />}
      </LoadedArea>
    </>
  );
}

function Header({ company }: { company: Company | undefined }) {
  const { may } = usePermissions();
  return (
    <PageHeader
      title="企业信息"
      description="在平台认证的企业资料，变更须经平台审核"
      actions={company && <CompanyActions company={company} mayWrite={may('company.write')} />}
    />
  );
}

function Content({ company }: { company: Company }) {
  const today = formatDay(serverNow());
  return (
    <>
      <CompanyNotices company={company} today={today} />
      <CompanyTabs company={company} today={today} />
    </>
  );
}
