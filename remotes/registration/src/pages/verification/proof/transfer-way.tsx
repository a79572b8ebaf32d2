import { transferExpiredText } from '@portal/shared/codes';
import { Alert } from '@portal/shared/ui';
import type { View } from '../card-values';
import styles from './proof-card.module.css';
import { TransferAmount } from './transfer-amount';
import { TransferForm } from './transfer-form';

interface TransferWayProps {
  transfer: View['proof']['transfer'];
  onChanged: () => Promise<void>;
}

/** The company's bank account, proved by the amount of a small transfer to it. */
export function TransferWay({ transfer, onChanged }: TransferWayProps) {
  if (transfer?.state === 'PAID') {
    return (
      <Alert
        type="info"
        showIcon
        role="status"
        title="打款中，请稍候"
        description={`正在向 ${transfer.bankName} ${transfer.accountNo} 打款，本页面会自动更新。`}
      />
    );
  }
  if (transfer?.state === 'PAID_SUCCESS') return <TransferAmount transfer={transfer} onChanged={onChanged} />;
  return (
    <div className={styles.panel}>
      {transfer?.state === 'PAID_FAILED' && (
        <Alert type="error" showIcon title={`打款失败：${transfer.reason}`} description="请核对账户信息后重新发起。" />
      )}
      {transfer?.state === 'FAILED' && <Alert type="error" showIcon title={transfer.reason} />}
      {transfer?.state === 'EXPIRED' && <Alert type="warning" showIcon title={transferExpiredText} />}
      <TransferForm onChanged={onChanged} />
    </div>
  );
}
