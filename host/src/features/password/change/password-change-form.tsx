import { call, prepareSealedCalls } from '@portal/shared/api';
import { loginTypes, passwordChangedText } from '@portal/shared/codes';
import { lockedButtonText } from '@portal/shared/format';
import { accessToken, browserId, leaveSession } from '@portal/shared/session';
import { Button, DialogFormEnd, PasswordInput, showMessage, useCountdown } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { asRule, newPassword, oldPassword, passwordFormInvalid } from '@portal/shared/validators';
import type { ReactNode } from 'react';
import { reloadPage } from '../../../kit/reload-page';
import { NewPasswordFields } from '../new-password-fields';
import { passwordSecurity } from '../password-security';
import { refusedPasswords } from '../refused-passwords';
import { useServerCheck } from '../use-server-check';
import styles from './password-change-form.module.css';

/** The spec's `custLoginSecurityVO`. */
export interface LoginSecurity {
  readonly loginType: string;
  readonly passwordRuleList: readonly string[];
}

interface PasswordChangeFormProps {
  loginType: '10' | '40' | '50';
  /** The account; masked where only the masked number is known. */
  mobile: string;
  /** The server's `passwordRuleList`; all four rules if the server gave none. */
  ruleCodes?: readonly string[] | undefined;
  /** `20` after a change: the person has to log in again. `10`: they want to go to the login page. Both are the spec's. */
  onLoginType?: (loginType: '10' | '20', security?: LoginSecurity) => void;
  /** Another action below the main button. */
  extra?: ReactNode;
  /** In a dialog: it ends with 取消 instead of 返回登录. */
  onCancel?: () => void;
}

interface Passwords {
  pwd: string;
  newPwd: string;
  reNewPwd: string;
}

const allRules = ['10', '20', '30', '40'];
const reloadAfter = 500;

/** Before the first login is complete the server knows nobody: then only the change itself judges the old password. */
const checkOld = async (pwd: string, signal: AbortSignal) => {
  if (accessToken()) await call('oldPwdCheck', { query: { pwd } }, { signal, handlesErrors: true });
};

/** The tokens go first: with them the guard would lead away from the login page. */
function loginAnew(): void {
  if (accessToken()) leaveSession();
  reloadPage();
}

/** Old password, new password, confirmation: for the forced change, the security tip and the dialog. */
export function PasswordChangeForm({
  loginType,
  mobile,
  ruleCodes = [],
  onLoginType,
  extra,
  onCancel,
}: PasswordChangeFormProps) {
  const [form] = Form.useForm<Passwords>();
  const lock = useCountdown('password-change');
  const rules = ruleCodes.length > 0 ? ruleCodes : allRules;
  const old = useServerCheck({ form, name: 'pwd', rule: oldPassword, ask: checkOld, parameter: 'pwd' });
  const chosen = useServerCheck({
    form,
    name: 'newPwd',
    rule: newPassword(rules, () => form.getFieldValue('pwd')),
    ...passwordSecurity,
  });
  const locked = lock.seconds > 0;
  const action = lockedButtonText('修改密码', lock.seconds);

  async function change(passwords: Passwords) {
    if (locked) return;
    // Both checks count as tries at the old password: at the same time each would make the other wait.
    if ((await old.settle()) !== null) {
      showMessage('warning', passwordFormInvalid);
      return;
    }
    const body = { ...passwords, browserID: browserId(), loginType, mobile };
    const reply = await call('passWordUpdateWithSecurity', { body });
    if (reply.loginType === loginTypes.credentials) {
      showMessage('success', passwordChangedText);
      onLoginType?.('20', { loginType: reply.loginType, passwordRuleList: reply.passwordRuleList ?? [] });
      await new Promise((resolve) => setTimeout(resolve, reloadAfter));
      loginAnew();
      return;
    }
    form.resetFields();
    showMessage('warning', reply.msg);
    lock.start(Math.ceil(reply.passwordEnterInterval ?? 0));
  }

  const { submit, busy } = useSubmit(form, change, (error) => {
    form.resetFields();
    // The typed passwords are gone; the reason of the refusal stays on screen.
    form.setFields(refusedPasswords(error));
  });

  return (
    <Form<Passwords>
      form={form}
      layout="vertical"
      size={onCancel ? 'middle' : 'large'}
      requiredMark={onCancel !== undefined}
      validateTrigger="onBlur"
      disabled={locked}
      onFocus={prepareSealedCalls}
      onFinish={submit}
      onFinishFailed={() => showMessage('warning', passwordFormInvalid)}
    >
      <Form.Item name="pwd" label="原密码" rules={[asRule(old.rule)]}>
        <PasswordInput label="原密码" autoComplete="current-password" onBlur={old.onBlur} />
      </Form.Item>
      <NewPasswordFields ruleCodes={rules} rule={chosen.rule} onBlur={chosen.onBlur} dependencies={['pwd']} />
      {onCancel ? (
        <DialogFormEnd action={action} busy={busy} waiting={locked} onCancel={onCancel} />
      ) : (
        <div className={styles.actions}>
          <Button type="primary" block htmlType="submit" loading={busy}>
            {action}
          </Button>
          {extra}
          <Button type="link" block disabled={false} onClick={() => onLoginType?.('10')}>
            返回登录
          </Button>
        </div>
      )}
    </Form>
  );
}
