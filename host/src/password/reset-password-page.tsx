import { ApiError, call, prepareSealedCalls } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import { Alert, Button, LinkButton, showMessage } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { firstPassword, passwordFormInvalid } from '@portal/shared/validators';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordFields } from './new-password-fields';
import { ResetCard } from './reset/reset-card';
import styles from './reset/reset-card.module.css';
import { type ResetVerified, readVerified } from './reset/reset-verified';

/** Second step: the new password, as long as the verification holds. */
export function Component() {
  const { state } = useLocation();
  const [verified, setVerified] = useState(() => readVerified(state, Date.now()));

  useEffect(() => {
    if (!verified) return;
    const timer = setTimeout(setVerified, verified.validUntil - Date.now(), null);
    return () => clearTimeout(timer);
  }, [verified]);

  if (!verified) {
    return (
      <ResetCard step={0} title="设置新密码">
        <Alert type="warning" showIcon role="alert" title="验证已失效，请重新验证" />
        <p className={styles.below}>
          <LinkButton type="primary" block to="/resetpwd/account">
            重新验证
          </LinkButton>
        </p>
      </ResetCard>
    );
  }
  return (
    <ResetCard step={1} title="设置新密码" lead={`正在为 ${verified.mobile} 设置新的登录密码。`}>
      <NewPasswordForm verified={verified} />
    </ResetCard>
  );
}

interface Fields {
  newPwd: string;
  reNewPwd: string;
}

function NewPasswordForm({ verified }: { verified: ResetVerified }) {
  const [form] = Form.useForm<Fields>();
  const [pending, setPending] = useState(false);
  const navigate = useNavigate();
  const rules = verified.passwordRuleList;

  async function submit(passwords: Fields) {
    setPending(true);
    try {
      const body = { ...passwords, resetToken: verified.resetToken, browserID: browserId() };
      await call('passwordResetSubmit', { body });
      await navigate('/resetpwd/complete', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setFields(
        (['newPwd', 'reNewPwd'] as const).flatMap((name) => {
          const fault = error.fields[name];
          return fault ? [{ name, errors: [fault] }] : [];
        }),
      );
      setPending(false);
    }
  }

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      onFocus={prepareSealedCalls}
      onFinish={submit}
      onFinishFailed={() => showMessage('warning', passwordFormInvalid)}
    >
      <NewPasswordFields ruleCodes={rules} rule={firstPassword(rules)} />
      <Button type="primary" size="large" block htmlType="submit" loading={pending}>
        确定
      </Button>
    </Form>
  );
}
