import { call } from '@portal/shared/api';
import { lockedButtonText } from '@portal/shared/format';
import { browserId } from '@portal/shared/session';
import { Alert, Button, CodeButton, CodeInput } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { asRule, sentCode } from '@portal/shared/validators';
import type { LockoutView } from '../proof/use-lockout';
import styles from './login.module.css';
import type { LoginReply, SecurityCheckStep } from './login-step';

interface SecurityCheckFormProps {
  step: SecurityCheckStep;
  wait: LockoutView;
  onReply: (reply: LoginReply, mobile: string) => void | Promise<void>;
  onBack: () => void;
}

/** Login type 30: a code by e-mail confirms a login from a new environment. */
export function SecurityCheckForm({ step, wait, onReply, onBack }: SecurityCheckFormProps) {
  const [form] = Form.useForm<{ emailCode: string }>();
  const waiting = wait.seconds > 0;
  const known = () => ({
    userMobile: step.mobile,
    userEmail: step.email,
    browserID: browserId(),
    cookieDetailsVo: step.ticket,
  });

  const { submit, busy } = useSubmit(
    form,
    async ({ emailCode }) => {
      if (waiting) return;
      await onReply(await call('validIpCheckEmailCode', { body: { ...known(), emailCode } }), step.mobile);
    },
    () => form.resetFields(),
  );

  async function send(): Promise<boolean> {
    await call('sendIpCheckEmailCode', { body: known() }, { loading: false });
    return true;
  }

  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} validateTrigger="onBlur" onFinish={submit}>
      <Form.Item label="邮箱验证码" htmlFor="emailCode" required>
        <div className={styles.codeRow}>
          <Form.Item name="emailCode" noStyle rules={[asRule(sentCode)]}>
            <CodeInput by="email" />
          </Form.Item>
          <CodeButton purpose="login-email" to={step.mobile} send={send} onFailed={() => form.resetFields()} />
        </div>
      </Form.Item>
      {wait.message && <Alert className={styles.message ?? ''} type="warning" showIcon title={wait.message} />}
      <Button type="primary" block htmlType="submit" loading={busy} disabled={waiting}>
        {lockedButtonText('验证并登录', wait.seconds)}
      </Button>
      <Button className={styles.below ?? ''} type="link" block onClick={onBack}>
        返回登录
      </Button>
    </Form>
  );
}
