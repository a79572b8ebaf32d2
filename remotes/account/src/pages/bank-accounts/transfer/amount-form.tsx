import { call } from '@portal/shared/api';
import { DialogFormEnd } from '@portal/shared/ui';
import { AmountInput } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { asRule, newTransferAmount } from '@portal/shared/validators';
import type { AccountRow } from '../account-row';

interface AmountFormProps {
  account: AccountRow;
  onConfirmed: (account: AccountRow) => void;
  /** A wrong amount costs a try: the account has to be loaded again. */
  onWrong: () => void;
  onClose: () => void;
}

/** 回填金额: the amount that arrived, as the bank's statement shows it. */
export function AmountForm({ account, onConfirmed, onWrong, onClose }: AmountFormProps) {
  const [form] = Form.useForm<{ amount: string }>();
  const { busy, fault, submit } = useSubmit(
    form,
    async ({ amount }) => {
      const body = { accountId: account.accountId, amount };
      onConfirmed(await call('bankAccountConfirm', { body }, { handlesErrors: true, success: true }));
    },
    onWrong,
  );

  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      <Form.Item
        name="amount"
        label="收到的金额"
        required
        extra={`请填写 0.01 至 0.99 之间的金额，剩余 ${account.remainTimes} 次`}
        rules={[asRule(newTransferAmount)]}
      >
        <AmountInput integerDigits={9} />
      </Form.Item>
      <DialogFormEnd fault={fault} action="确认回填" busy={busy} onCancel={onClose} />
    </Form>
  );
}
