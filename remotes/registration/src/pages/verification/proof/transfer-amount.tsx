import { call } from '@portal/shared/api';
import { formatDay, formatMinute } from '@portal/shared/format';
import { Alert } from '@portal/shared/ui';
import { AmountInput } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { DescriptionList } from '@portal/shared/ui/frame';
import { all, asRule, required, transferAmount } from '@portal/shared/validators';
import { SubmitBar } from '../../../forms/submit-bar';
import type { View } from '../card-values';
import styles from './proof-card.module.css';

interface TransferAmountProps {
  transfer: NonNullable<View['proof']['transfer']>;
  onChanged: () => Promise<void>;
}

const amountRule = asRule(all(required('请输入到账金额'), transferAmount));

/** The money is on its way: a person who can see the bank account types the amount. */
export function TransferAmount({ transfer, onChanged }: TransferAmountProps) {
  const [form] = Form.useForm<{ amount: string }>();
  const { submit, busy, fault } = useSubmit(
    form,
    async ({ amount }) => {
      await call('transferConfirm', { body: { amount } }, { handlesErrors: true });
      await onChanged();
    },
    // A wrong amount costs a try, and the last try ends this transfer.
    () => void onChanged().catch(() => undefined),
  );
  return (
    <div className={styles.panel}>
      <Alert type="info" showIcon title="款项已汇出，请查询到账金额后回填" />
      <DescriptionList
        items={[
          { label: '收款账户', value: `${transfer.bankName} ${transfer.accountNo}` },
          { label: '付款户名', value: transfer.payerName },
          { label: '预计到账', value: formatDay(transfer.foresee) },
          { label: '流水号', value: transfer.serialNo, copy: transfer.serialNo },
          { label: '回填截止', value: formatMinute(transfer.expireTime) },
          { label: '剩余次数', value: `${transfer.remainTimes} 次` },
        ]}
      />
      <Form form={form} name="amount" className={styles.form ?? ''} layout="vertical" onFinish={submit}>
        <Form.Item
          name="amount"
          label="到账金额"
          extra="请填写 0.01 至 0.99 之间的金额"
          validateTrigger="onBlur"
          rules={[amountRule]}
        >
          <AmountInput integerDigits={9} />
        </Form.Item>
        <SubmitBar minor label="确认金额" busy={busy} fault={fault} />
      </Form>
    </div>
  );
}
