import { changeTexts } from '@portal/shared/codes';
import { usePermissions } from '@portal/shared/session';
import { Alert } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { viewAddress } from '../../../change-requests/change-state';
import type { Company } from '../load-company';
import styles from './company-notices.module.css';
import { expiryNotice } from './expiry';

interface CompanyNoticesProps {
  company: Company;
  today: string;
}

/** Stands above the tabs: papers that run out, a request under review. */
export function CompanyNotices({ company, today }: CompanyNoticesProps) {
  const mayWrite = usePermissions().may('company.write');
  const notice = expiryNotice(company.papers, today);
  if (notice === null && company.openChangeNo === '') return null;
  return (
    <div className={styles.notices}>
      {company.openChangeNo !== '' && (
        <Alert
          type="info"
          showIcon
          title="企业信息变更正在审核"
          description={changeTexts.meanwhile}
          action={<Link to={viewAddress({ changeNo: company.openChangeNo })}>查看申请</Link>}
        />
      )}
      {notice !== null && (
        <Alert
          type="warning"
          showIcon
          title={notice}
          action={mayWrite && company.openChangeNo === '' && <Link to="?change=LICENSE">去更新</Link>}
        />
      )}
    </div>
  );
}
