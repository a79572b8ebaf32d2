import { ApiError, call } from '@portal/shared/api';
import { useState } from 'react';
import styles from './papers-tab.module.css';

/** Asks for a new digital certificate of the company. The person proves who they are first. */
export function RenewCertificate({ onRenewed }: { onRenewed: () => void }) {
  const [busy, setBusy] = useState(false);

  async function renew() {
    setBusy(true);
    try {
      await call('certificateRenew', {}, { success: '企业数字证书已更新' });
      onRenewed();
    } catch (error) {
      // The client has shown the reason.
      ApiError.expect(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className={styles.renew} disabled={busy} onClick={() => void renew()}>
      {busy ? '更新中……' : '更新证书'}
    </button>
  );
}
