import { call } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import { Button, CopyButton, Dialog } from '@portal/shared/ui';
import { useState } from 'react';
import { inGroups } from '../../../bank-branch/account-values';
import { SmsConfirmDialog } from '../../../sms-confirm/sms-confirm-dialog';
import { type AccountRow, tailOf } from '../account-row';
import styles from './reveal-number.module.css';

interface RevealNumberProps {
  account: AccountRow;
  onClose: () => void;
}

/** The whole number, once an SMS code has shown who asks. It is gone when the dialog is closed. */
export function RevealNumber({ account, onClose }: RevealNumberProps) {
  const [accountNo, setAccountNo] = useState<string | null>(null);
  const reveal = async (code: string) => {
    const body = { accountId: account.accountId, code, browserID: browserId() };
    setAccountNo((await call('bankAccountReveal', { body }, { handlesErrors: true })).accountNo);
  };
  return (
    <>
      <SmsConfirmDialog
        open={accountNo === null}
        purpose="revealAccount"
        title="查看完整账号"
        action="查看"
        onSubmit={reveal}
        onClose={onClose}
      >
        <p>
          {account.bankName}，尾号 {tailOf(account)} 的账户。
        </p>
      </SmsConfirmDialog>
      <Dialog
        open={accountNo !== null}
        size="lock"
        title="完整银行账号"
        onClose={onClose}
        footer={
          <Button type="primary" onClick={onClose}>
            关闭
          </Button>
        }
      >
        <p className={styles.name}>{account.accountName}</p>
        <p className={styles.number}>
          <span>{inGroups(accountNo ?? '')}</span>
          <CopyButton text={accountNo ?? ''} label="银行账号" />
        </p>
        <p className={styles.name}>{account.branchName}</p>
      </Dialog>
    </>
  );
}
