import { Alert, Button, Input } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../client/staff-call';
import type { SecondStepProps } from './code-form';
import styles from './entry-frame.module.css';

/** The second step without the authenticator. */
export function RecoveryForm({ ticket, onDone }: SecondStepProps) {
  const [form] = Form.useForm<{ recoveryCode: string }>();
  const { submit, busy, fault } = useSubmit(form, async ({ recoveryCode }: { recoveryCode: string }) => {
    onDone(await staffCall('staffLoginRecovery', { body: { ticket, recoveryCode } }));
  });
  return (
    <Form<{ recoveryCode: string }> form={form} layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      <Form.Item
        name="recoveryCode"
        label="恢复码"
        rules={[{ required: true, whitespace: true, message: '请输入恢复码' }]}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
      </Form.Item>
      {fault && <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={fault} />}
      <Button type="primary" block htmlType="submit" loading={busy}>
        登录
      </Button>
    </Form>
  );
}
