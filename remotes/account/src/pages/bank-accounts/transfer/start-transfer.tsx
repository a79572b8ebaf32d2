import { call } from '@portal/shared/api';
import { DialogFormEnd, useAct } from '@portal/shared/ui';
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
  // The client shows the error; the button is free again.
  const { run, busy } = useAct(async () =>
    onStarted(await call('bankAccountPay', { body: { accountId: account.accountId } }, { success: true })),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p className={styles.words}>核对账户信息，确认无误后平台将打入小于1元的款项。</p>
      <DialogFormEnd action={verifyLabels[account.state] ?? '发起打款'} busy={busy} onCancel={onClose} />
    </form>
  );
}
