import { Alert, Button, Input, PasswordInput } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import styles from './entry-frame.module.css';

interface Values {
  loginName: string;
  password: string;
}

const needed = (message: string) => [{ required: true, whitespace: true, message }];

/** The first step: name and password. */
export function PasswordForm({ onRight }: { onRight: (ticket: string) => void }) {
  const [form] = Form.useForm<Values>();
  const { submit, busy, fault } = useSubmit(form, async (body: Values) => {
    const { ticket } = await staffCall('staffLoginPassword', { body });
    onRight(ticket);
  });
  return (
    <Form<Values> form={form} layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      <Form.Item name="loginName" label="登录名" rules={needed('请输入登录名')}>
        <Input autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus />
      </Form.Item>
      <Form.Item name="password" label="密码" rules={needed('密码不能为空')}>
        <PasswordInput label="密码" autoComplete="current-password" />
      </Form.Item>
      {fault && <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={fault} />}
      <Button type="primary" block htmlType="submit" loading={busy}>
        下一步
      </Button>
    </Form>
  );
}
