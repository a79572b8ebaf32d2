import { formatDay, formatMinute } from '@portal/shared/format';
import { Alert, Button, LoaderIcon, SuccessPanel } from '@portal/shared/ui';
import { DescriptionList, Steps } from '@portal/shared/ui/frame';
import { type AccountRow, accountTypeLabels, tailOf } from '../account-row';
import { AmountForm } from './amount-form';
import { StartTransfer } from './start-transfer';
import styles from './transfer.module.css';
import { setbackOf, stepOf, transferSteps } from './transfer-stage';

interface TransferStateProps {
  account: AccountRow;
  onChanged: (account: AccountRow) => void;
  /** The shown state may be out of date. */
  onStale: () => void;
  onClose: () => void;
}

/** One account's proof: its progress and the one next step. */
export function TransferState({ account, ...next }: TransferStateProps) {
  const setback = setbackOf(account);
  return (
    <div className={styles.transfer}>
      <Steps label="账户验证进度" titles={transferSteps} current={stepOf[account.state]} />
      {setback && <Alert type="warning" showIcon title={setback.title} description={setback.hint} />}
      <DescriptionList
        items={[
          { label: '账户名称', value: account.accountName, wide: true },
          { label: '开户银行', value: account.bankName },
          { label: '账户类型', value: accountTypeLabels[account.accountType] },
          { label: '开户支行', value: account.branchName },
          { label: '联行号', value: account.branchNo, copy: account.branchNo },
          { label: '银行账号', value: account.accountNo },
        ]}
      />
      <NextStep account={account} {...next} />
    </div>
  );
}

function NextStep({ account, onChanged, onStale, onClose }: TransferStateProps) {
  switch (account.state) {
    case 'PAID':
      return (
        <div className={styles.waiting} role="status">
          <LoaderIcon size={20} spin />
          <div>
            <strong>打款处理中</strong>
            <p className={styles.words}>
              预计 {formatDay(account.foresee)} 前到账，到账后请回填金额。您可以先离开，本页会自动更新。
            </p>
          </div>
        </div>
      );
    case 'PAID_SUCCESS':
      return (
        <>
          <DescriptionList
            items={[
              { label: '付款户名', value: account.payerName },
              { label: '流水号', value: account.serialNo, copy: account.serialNo },
              { label: '预计到账', value: formatDay(account.foresee) },
              { label: '有效期至', value: `${formatMinute(account.expireTime)}（7 天内有效）` },
            ]}
          />
          <AmountForm account={account} onConfirmed={onChanged} onWrong={onStale} onClose={onClose} />
        </>
      );
    case 'ORGANFINISHED':
      return (
        <SuccessPanel
          title="账户验证成功"
          hint={`尾号 ${tailOf(account)} 的账户已可用于收付款。`}
          action={
            <Button type="primary" onClick={onClose}>
              完成
            </Button>
          }
        />
      );
    default:
      return <StartTransfer account={account} onStarted={onChanged} onClose={onClose} />;
  }
}
