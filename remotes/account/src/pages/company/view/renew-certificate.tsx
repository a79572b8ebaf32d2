import { call } from '@portal/shared/api';
import { useAct } from '@portal/shared/ui';
import styles from './papers-tab.module.css';

/** Asks for a new digital certificate of the company. The person proves who they are first. */
export function RenewCertificate({ onRenewed }: { onRenewed: () => void }) {
  // The client shows the reason of a refusal.
  const { run, busy } = useAct(async () => {
    await call('certificateRenew', {}, { success: '企业数字证书已更新' });
    onRenewed();
  });

  return (
    <button type="button" className={styles.renew} disabled={busy} onClick={() => void run()}>
      {busy ? '更新中……' : '更新证书'}
    </button>
  );
}
