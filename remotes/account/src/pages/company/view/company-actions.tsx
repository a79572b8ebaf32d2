import { download, saveFile } from '@portal/shared/api';
import { usePermissions } from '@portal/shared/session';
import { Button, LinkButton, useAct } from '@portal/shared/ui';
import { ActionMenu, DownloadIcon, MoreIcon } from '@portal/shared/ui/frame';
import type { Company } from '../load-company';
import styles from './company-actions.module.css';

interface CompanyActionsProps {
  company: Company;
  mayWrite: boolean;
}

/** 下载认证信息, 更新证照, 变更信息, and 注销企业 behind ⋯. The company can have one request at a time. */
export function CompanyActions({ company, mayWrite }: CompanyActionsProps) {
  // The client shows the error.
  const { rootManager } = usePermissions();
  const { run: saveCertificate, busy } = useAct(async () => saveFile(await download('companyCertificate', {})));

  return (
    <>
      {company.certifiedTime !== null && (
        <Button icon={<DownloadIcon />} loading={busy} onClick={() => void saveCertificate()}>
          下载认证信息
        </Button>
      )}
      {mayWrite && company.openChangeNo === '' && (
        <>
          <LinkButton to="?change=LICENSE">更新证照</LinkButton>
          <span className={styles.last}>
            <LinkButton type="primary" to="?change=COMPANY">
              变更信息
            </LinkButton>
            {rootManager && (
              <ActionMenu label="更多企业操作" actions={[{ key: 'closing', label: '注销企业', path: '?closing=1' }]}>
                <MoreIcon />
              </ActionMenu>
            )}
          </span>
        </>
      )}
    </>
  );
}
