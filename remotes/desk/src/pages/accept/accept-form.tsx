import type { CallReply } from '@portal/shared/contract';
import { Input, PasswordChecklist, PasswordInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { EntryForm } from '../../entry/entry-form';
import { needed } from '../../forms/needed';

export type Begun = CallReply<'staffAcceptBegin'>;

interface Values {
  displayName: string;
  password: string;
  again: string;
}

/** Upper case, lower case, digit, special character. */
const passwordRules = [10, 20, 30, 40];

export function AcceptForm({ token, onBegun }: { token: string; onBegun: (begun: Begun) => void }) {
  const [form] = Form.useForm<Values>();
  const typed = Form.useWatch('password', form);
  return (
    <EntryForm<Values>
      form={form}
      action="下一步"
      send={async ({ displayName, password }) =>
        onBegun(await staffCall('staffAcceptBegin', { body: { token, displayName, password } }))
      }
    >
      <Form.Item name="displayName" label="姓名" rules={needed('请输入姓名')}>
        <Input autoComplete="name" maxLength={40} autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label="登录密码"
        rules={needed('密码不能为空')}
        extra={<PasswordChecklist password={typed} ruleCodes={passwordRules} />}
      >
        <PasswordInput label="登录密码" autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="again"
        label="确认密码"
        dependencies={['password']}
        rules={[
          ...needed('请再次输入密码'),
          ({ getFieldValue }) => ({
            validator: async (_, value: string | undefined) => {
              if (value && value !== getFieldValue('password')) throw new Error('两次输入的密码不一致');
            },
          }),
        ]}
      >
        <PasswordInput label="确认密码" autoComplete="new-password" />
      </Form.Item>
    </EntryForm>
  );
}
