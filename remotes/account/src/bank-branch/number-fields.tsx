import { Form } from '@portal/shared/ui/form';
import { all, asRule, bankAccount, required } from '@portal/shared/validators';
import { AccountNumberInput } from './account-number-input';
import { type AccountValues, againFault } from './account-values';

interface NumberFieldsProps {
  /** Masked, where a number is known already: an empty field keeps it. */
  kept?: string;
}

const sentence = '请输入8至30位数字的银行账号';

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
        rules={[asRule(needed ? all(required(sentence), bankAccount) : bankAccount)]}
      >
        <AccountNumberInput placeholder="请输入银行账号" />
      </Form.Item>
      <Form.Item
        name="accountNoAgain"
        label="确认银行账号"
        required={needed}
        dependencies={['accountNo']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_rule, again: AccountValues['accountNoAgain']) => {
              const fault = againFault(getFieldValue('accountNo'), again);
              if (fault !== null) throw new Error(fault);
            },
          }),
        ]}
      >
        <AccountNumberInput placeholder="请再次输入银行账号" />
      </Form.Item>
    </>
  );
}
