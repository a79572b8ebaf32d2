import { ApiError, call } from '@portal/shared/api';
import { Button, CopyButton, Dialog } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { inGroups } from '../../../bank-branch/account-values';
import type { AccountRow } from '../account-row';
import styles from './reveal-number.module.css';

interface RevealNumberProps {
  account: AccountRow;
  onClose: () => void;
}

/** The whole number, after the host has asked the person for a proof. It is gone when the dialog is closed. */
export function RevealNumber({ account, onClose }: RevealNumberProps) {
  const { accountId } = account;
  const [accountNo, setAccountNo] = useState<string | null>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const left = new AbortController();
    call('bankAccountReveal', { body: { accountId } }, { signal: left.signal }).then(
      (revealed) => setAccountNo(revealed.accountNo),
      (error: unknown) => {
        // The client has shown the reason.
        ApiError.expect(error);
        if (!left.signal.aborted) close();
      },
    );
    return () => left.abort();
  }, [accountId]);

  return (
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
  );
}
