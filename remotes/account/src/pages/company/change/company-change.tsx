import { usePermissions } from '@portal/shared/session';
import {
  EmptyPanel,
  FormSkeleton,
  LinkButton,
  type Loaded,
  LoadedArea,
  NoPermissionPanel,
  useLoaded,
} from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { viewAddress } from '../../../change-requests/change-state';
import type { Company } from '../load-company';
import styles from './company-change.module.css';
import { CompanyForm } from './company-form';
import { LicenseForm } from './license-form';
import { type CompanyChangeType, loadRequest } from './load-request';

const headers: Readonly<Record<CompanyChangeType, { title: string; description: string }>> = {
  COMPANY: { title: '变更企业信息', description: '只改需要变更的内容，提交后由平台审核' },
  LICENSE: { title: '更新证照', description: '上传换发的证照，审核通过后生效' },
};

const crumbs = [{ title: '企业信息', path: '/center/crm/company/list' }];

interface CompanyChangeProps {
  type: CompanyChangeType;
  /** The number of a request that the person goes on with. */
  changeNo: string | null;
  company: Loaded<Company>;
}

/** 变更信息 and 更新证照: for people who may write the company, one request at a time. */
export function CompanyChange({ type, changeNo, company }: CompanyChangeProps) {
  const { may } = usePermissions();
  return (
    <>
      <PageHeader {...headers[type]} crumbs={crumbs} />
      {may('company.write') ? (
        <LoadedArea loaded={company} skeleton={<FormSkeleton fields={8} />}>
          {(value) => <Request type={type} changeNo={changeNo} company={value} />}
        </LoadedArea>
      ) : (
        <NoPermissionPanel hint="企业信息只能由管理员变更。" />
      )}
    </>
  );
}

function Request({ type, changeNo, company }: Omit<CompanyChangeProps, 'company'> & { company: Company }) {
  const request = useLoaded((signal) => loadRequest(type, changeNo, signal), `${type} ${changeNo}`);
  const Form = type === 'COMPANY' ? CompanyForm : LicenseForm;
  if (company.openChangeNo !== '') {
    return <Stopped title="企业信息变更正在审核" hint="审核完成后方可再次变更。" changeNo={company.openChangeNo} />;
  }
  return (
    <LoadedArea loaded={request} skeleton={<FormSkeleton fields={8} />}>
      {({ change, closed }) =>
        closed && change ? (
          <Stopped title="该申请已不能修改" hint="只有草稿和已退回的申请可以修改。" changeNo={change.changeNo} />
        ) : (
          <div className={styles.card}>
            <Form company={company} change={change} />
          </div>
        )
      }
    </LoadedArea>
  );
}

function Stopped({ title, hint, changeNo }: { title: string; hint: string; changeNo: string }) {
  return (
    <EmptyPanel
      title={title}
      hint={hint}
      action={
        <LinkButton type="primary" to={viewAddress({ changeNo })}>
          查看申请
        </LinkButton>
      }
    />
  );
}
