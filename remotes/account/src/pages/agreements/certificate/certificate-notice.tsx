import type { CallReply } from '@portal/shared/contract';
import { serverNow, usePermissions } from '@portal/shared/session';
import { Alert } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { certificateWarning } from './certificate-state';

/** The card of the certificate, where a person who may write the company renews it. */
const renewal = '/center/crm/company/list?tab=papers&expiring=1';

/** What is wrong with the company's certificate, and the way to renew it; nothing while all is well. */
export function CertificateNotice({ certificate }: { certificate: CallReply<'compSignInfo'> }) {
  const mayRenew = usePermissions().may('company.write') && certificate.certificateNo !== '';
  const warning = certificateWarning(certificate, serverNow());
  if (warning === null) return null;
  return (
    <Alert type="warning" showIcon title={warning} {...(mayRenew && { action: <Link to={renewal}>去更新</Link> })} />
  );
}
