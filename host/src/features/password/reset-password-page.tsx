import { call, prepareSealedCalls } from '@portal/shared/api';
import { resetOverText } from '@portal/shared/codes';
import { browserId } from '@portal/shared/session';
import { Alert, Button, LinkButton, showMessage } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { firstPassword, passwordFormInvalid } from '@portal/shared/validators';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordFields } from './new-password-fields';
import { passwordSecurity } from './password-security';
import { ResetCard } from './reset/reset-card';
import styles from './reset/reset-card.module.css';
import { type ResetVerified, readVerified, resetDone } from './reset/reset-verified';
import { useServerCheck } from './use-server-check';

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
        <Alert type="warning" showIcon title={resetOverText} />
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
  const navigate = useNavigate();
  const { submit, busy } = useSubmit(form, async (passwords) => {
    const body = { ...passwords, resetToken: verified.resetToken, browserID: browserId() };
    await call('passwordResetSubmit', { body });
    await navigate('/resetpwd/complete', { replace: true, state: resetDone });
  });
  const rules = verified.passwordRuleList;
  const chosen = useServerCheck({ form, name: 'newPwd', rule: firstPassword(rules), ...passwordSecurity });

  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      onFocus={prepareSealedCalls}
      onFinish={submit}
      onFinishFailed={() => showMessage('warning', passwordFormInvalid)}
    >
      <NewPasswordFields ruleCodes={rules} rule={chosen.rule} onBlur={chosen.onBlur} />
      <Button type="primary" block htmlType="submit" loading={busy}>
        重置密码
      </Button>
    </Form>
  );
}
