import { call } from '@portal/shared/api';
import { useSession } from '@portal/shared/session';
import { Alert, Button, useAct } from '@portal/shared/ui';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flow/progress-context';
import styles from './approval-actions.module.css';

/** Leads the administrator of a refused company to its new application. */
export function ReapplyButton() {
  const { progress, refresh } = useFlow();
  const employeeCode = useSession(({ company, compInfo }) => company?.employeeCode ?? compInfo?.employeeCode ?? '');
  const navigate = useNavigate();
  const { run, busy, fault } = useAct(async () => {
    const offer = await call('wayOutOffer', { body: { employeeCode } }, { handlesErrors: true });
    // The company has another status by now.
    if (!offer) return refresh();
    await navigate(`/register/way-out?ticket=${encodeURIComponent(offer.ticket)}`);
  });
  if (!progress.rootManager) return null;
  return (
    <>
      {fault && <Alert type="error" showIcon title={fault} />}
      <div className={styles.actions}>
        <Button type="primary" loading={busy} onClick={() => void run()}>
          重新申请
        </Button>
      </div>
    </>
  );
}
