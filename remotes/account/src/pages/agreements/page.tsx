import { useKeptAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { usePermissions, useSession } from '@portal/shared/session';
import { lateComponent } from '@portal/shared/ui';
import { DataTable, nothingFound } from '@portal/shared/ui/data';
import { PageHeader } from '@portal/shared/ui/frame';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Agreement } from './agreement';
import { type AgreementAction, actionLabel, agreementActions } from './agreement-actions';
import { agreementColumns } from './agreement-columns';
import { agreementFilters } from './agreement-filters';
import { ArchiveButton } from './archive-button';
import { CertificateSummary } from './certificate/certificate-summary';
import { downloadAgreement } from './download-agreements';
import { SignaturePanel } from './signature/signature-panel';
import { useAgreementList } from './use-agreement-list';

const SignDialog = lateComponent(() => import('./sign/sign-dialog').then((module) => module.SignDialog), {
  wanted: ({ agreement }) => agreement !== null,
});

const AgreementPreview = lateComponent(
  () => import('./reader/agreement-preview').then((module) => module.AgreementPreview),
  { wanted: ({ agreement }) => agreement !== null },
);

/** The dialog or panel that is open over the list, with its agreement. */
type Opened = { readonly what: Exclude<AgreementAction, 'download'>; readonly agreement: Agreement } | null;

/** 协议管理 */
export function Component() {
  const { may } = usePermissions();
  const [search] = useSearchParams();
  const compCode = useSession((session) => session.compInfo?.compCode) ?? '';
  const told = useMessageVersion();
  const [version, setVersion] = useState(0);
  const { load, keep } = useAgreementList();
  const [opened, setOpened] = useState<Opened>(null);
  const dictionaries = useKeptAnswer('compSignDict', {});
  const filters = useMemo(() => agreementFilters(dictionaries.value), [dictionaries.value]);
  const signInfo = useKeptAnswer('compSignAll', {}, told);
  const close = () => setOpened(null);
  const about = (what: NonNullable<Opened>['what']) => (opened?.what === what ? opened.agreement : null);

  const act = (action: AgreementAction, agreement: Agreement) => {
    // The client has shown a refusal.
    if (action === 'download') void downloadAgreement(agreement).catch(() => undefined);
    else setOpened({ what: action, agreement });
  };

  return (
    <>
      <PageHeader title="协议管理" description="查看、下载与签署本企业的电子协议" />
      <CertificateSummary signInfo={signInfo} />
      <DataTable
        id="agreement-list"
        label="协议列表"
        columns={agreementColumns}
        filters={filters}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        load={load}
        exportName="协议"
        reloadKey={version + told}
        rowActions={(agreement) =>
          agreementActions(agreement, may('agreement.sign')).map((action) => ({
            key: action,
            label: actionLabel(action, agreement),
            due: action === 'sign',
            onSelect: () => act(action, agreement),
          }))
        }
        selection={{ actions: (agreements, clear) => <ArchiveButton agreements={agreements} onDone={clear} /> }}
        empty={{ title: '暂无协议', hint: '开通产品或办理授权后，相关协议会出现在这里。' }}
        filteredEmptyTitle={nothingFound(search.get('name'), '没有符合条件的协议')}
      />
      <AgreementPreview agreement={about('preview')} onClose={close} />
      <SignDialog
        agreement={about('sign')}
        compCode={compCode}
        onClose={close}
        onSigned={(agreement) => {
          keep(agreement.id);
          setVersion((current) => current + 1);
          signInfo.reload();
        }}
        onShowSignature={(agreement) => setOpened({ what: 'signature', agreement })}
      />
      <SignaturePanel agreement={about('signature')} onClose={close} />
    </>
  );
}
