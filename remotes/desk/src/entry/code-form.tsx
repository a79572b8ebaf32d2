import { Alert, Button, CodeInput } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import type { Me } from '../session/session';
import styles from './entry-frame.module.css';

export interface SecondStepProps {
  ticket: string;
  onDone: (me: Me) => void;
}

/** The second step: the code of the authenticator. */
export function CodeForm({ ticket, onDone }: SecondStepProps) {
  const [form] = Form.useForm<{ code: string }>();
  const { submit, busy, fault } = useSubmit(form, async ({ code }: { code: string }) => {
    onDone(await staffCall('staffLoginCode', { body: { ticket, code } }));
  });
  const rules = [{ required: true, pattern: /^\d{6}$/, message: '请输入6位验证码' }];
  return (
    <Form<{ code: string }> form={form} layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      <Form.Item name="code" label="动态验证码" rules={rules}>
        <CodeInput placeholder="请输入6位验证码" autoFocus />
      </Form.Item>
      {fault && <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={fault} />}
      <Button type="primary" block htmlType="submit" loading={busy}>
        登录
      </Button>
    </Form>
  );
}
