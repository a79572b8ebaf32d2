import { download, saveFile } from '@portal/shared/api';
import { Button, LinkButton } from '@portal/shared/ui';
import { DownloadIcon } from '@portal/shared/ui/frame';
import { useState } from 'react';
import type { Company } from '../load-company';

interface CompanyActionsProps {
  company: Company;
  mayWrite: boolean;
}

/** 下载认证信息, 更新证照, 变更信息. The company can have one request at a time. */
export function CompanyActions({ company, mayWrite }: CompanyActionsProps) {
  const [busy, setBusy] = useState(false);

  async function saveCertificate() {
    setBusy(true);
    try {
      saveFile(await download('companyCertificate', {}));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {company.certifiedTime !== null && (
        // The client has shown the error.
        <Button icon={<DownloadIcon />} loading={busy} onClick={() => void saveCertificate().catch(() => undefined)}>
          下载认证信息
        </Button>
      )}
      {mayWrite && company.openChangeNo === '' && (
        <>
          <LinkButton to="?change=LICENSE">更新证照</LinkButton>
          <LinkButton type="primary" to="?change=COMPANY">
            变更信息
          </LinkButton>
        </>
      )}
    </>
  );
}
