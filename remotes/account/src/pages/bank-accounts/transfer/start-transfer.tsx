import { call } from '@portal/shared/api';
import { DialogFormEnd } from '@portal/shared/ui';
import { useState } from 'react';
import type { AccountRow } from '../account-row';
import { verifyLabels } from '../account-state';
import styles from './transfer.module.css';

interface StartTransferProps {
  account: AccountRow;
  onStarted: (account: AccountRow) => void;
  onClose: () => void;
}

/** 发起打款, for the first time or once more. */
export function StartTransfer({ account, onStarted, onClose }: StartTransferProps) {
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    try {
      onStarted(await call('bankAccountPay', { body: { accountId: account.accountId } }, { success: true }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The client has shown the error; the button is free again.
        void start().catch(() => undefined);
      }}
    >
      <p className={styles.words}>核对账户信息，确认无误后平台将打入小于1元的款项。</p>
      <DialogFormEnd action={verifyLabels[account.state] ?? '发起打款'} busy={busy} onCancel={onClose} />
    </form>
  );
}
