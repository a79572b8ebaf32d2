import { NumberInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule, bankAccount, bankAccountAgain, newBankAccount, sameBankAccount } from '@portal/shared/validators';
import type { AccountValues } from './account-values';

const typedNumber = { inputMode: 'numeric', longest: 40 } as const;

interface NumberFieldsProps {
  /** The masked number, if one is known already: an empty field keeps it. */
  kept?: string;
}

/** The account's number, typed or pasted twice, as items of the form around them. */
export function NumberFields({ kept }: NumberFieldsProps) {
  const needed = kept === undefined;
  return (
    <>
      <Form.Item
        name="accountNo"
        label="银行账号"
        required={needed}
        extra={needed ? '8 至 30 位数字，可以粘贴' : `已填写 ${kept}，不修改可留空`}
        rules={[asRule(needed ? newBankAccount : bankAccount)]}
      >
        <NumberInput {...typedNumber} placeholder="请输入银行账号" />
      </Form.Item>
      <Form.Item
        name="accountNoAgain"
        label="确认银行账号"
        required={needed}
        dependencies={['accountNo']}
        rules={[
          ({ getFieldValue }) => {
            const first: AccountValues['accountNo'] = getFieldValue('accountNo');
            return asRule((again) => (first ? sameBankAccount(() => first)(again) : null));
          },
        ]}
      >
        <NumberInput {...typedNumber} placeholder={bankAccountAgain} />
      </Form.Item>
    </>
  );
}
