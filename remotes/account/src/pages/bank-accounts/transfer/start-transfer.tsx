import { call } from '@portal/shared/api';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import type { AccountRow } from '../account-row';
import { verifyLabels } from '../account-state';
import styles from './transfer.module.css';

interface StartTransferProps {
  account: AccountRow;
  onStarted: (account: AccountRow) => void;
}

/** 发起打款, the first time or once more. */
export function StartTransfer({ account, onStarted }: StartTransferProps) {
  const [busy, setBusy] = useState(false);
  async function start() {
    setBusy(true);
    try {
      onStarted(await call('bankAccountPay', { body: { accountId: account.accountId } }));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p className={styles.words}>核对账户信息，确认无误后平台将打入小于1元的款项。</p>
      {/* The client has said what went wrong; the button is free again. */}
      <Button type="primary" loading={busy} onClick={() => void start().catch(() => undefined)}>
        {verifyLabels[account.state]}
      </Button>
    </>
  );
}
