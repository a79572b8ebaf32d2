import { call } from '@portal/shared/api';
import { Input, NumberInput } from '@portal/shared/ui';
import { type Branch, BranchSelect, CodeSelect, type FindBranches, type LoadCodes } from '@portal/shared/ui/data';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { asRule, bankAccountAgain, newBankAccount, required, sameBankAccount } from '@portal/shared/validators';
import { useFlow } from '../../../flow/progress-context';
import { SubmitBar } from '../../../forms/submit-bar';
import styles from './proof-card.module.css';

interface Values {
  bankCode: string;
  branch: Branch;
  accountNo: string;
  accountNoAgain: string;
}

const loadBanks: LoadCodes = async (_below, signal) => {
  const banks = await call('bankList', {}, { signal, handlesErrors: true });
  return banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }));
};

const findBranches: FindBranches = ({ bankCode, keyword }, signal) =>
  call('bankBranchList', { body: { bankCode, keyword } }, { signal, handlesErrors: true });

/** The bank account that the platform transfers to; its owner is the company. */
export function TransferForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const [form] = Form.useForm<Values>();
  const { progress } = useFlow();
  const bankCode = Form.useWatch('bankCode', form) ?? '';
  const { submit, busy, fault } = useSubmit(form, async ({ branch, ...values }) => {
    const body = { ...values, ...branch };
    await call('transferStart', { body }, { handlesErrors: true });
    await onChanged();
  });

  return (
    <Form<Values>
      form={form}
      name="transfer"
      className={styles.form ?? ''}
      layout="vertical"
      validateTrigger="onBlur"
      onFinish={submit}
    >
      <Form.Item label="账户名称" extra="仅支持企业同名对公账户">
        <Input value={progress.compName} readOnly aria-label="账户名称" />
      </Form.Item>
      <Form.Item
        name="bankCode"
        label="开户银行"
        rules={[asRule(required('请选择开户银行'))]}
        validateTrigger="onChange"
      >
        <CodeSelect
          placeholder="请选择开户银行"
          load={loadBanks}
          onChange={() => form.setFieldValue('branch', undefined)}
        />
      </Form.Item>
      <Form.Item
        name="branch"
        label="开户支行"
        rules={[{ required: true, message: '请选择开户支行' }]}
        validateTrigger="onChange"
      >
        <BranchSelect find={findBranches} bankCode={bankCode} />
      </Form.Item>
      <Form.Item name="accountNo" label="银行账号" rules={[asRule(newBankAccount)]}>
        <NumberInput inputMode="numeric" longest={30} placeholder="8 至 30 位数字" />
      </Form.Item>
      <Form.Item
        name="accountNoAgain"
        label="确认银行账号"
        dependencies={['accountNo']}
        rules={[asRule(sameBankAccount(() => form.getFieldValue('accountNo')))]}
      >
        <NumberInput inputMode="numeric" longest={30} placeholder={bankAccountAgain} />
      </Form.Item>
      <SubmitBar minor label="发起打款" busy={busy} fault={fault} />
    </Form>
  );
}
