import { ApiError, call, captchaFirst, codeVerification, prepareSealedCalls } from '@portal/shared/api';
import { type CheckTypeName, checkTypeLabels, checkTypes, loginTypeOf } from '@portal/shared/codes';
import { lockedButtonText } from '@portal/shared/format';
import { browserId, unlockSession } from '@portal/shared/session';
import {
  Alert,
  Button,
  CodeButton,
  CodeInput,
  ImageCaptcha,
  PasswordInput,
  showMessage,
  useCountdown,
} from '@portal/shared/ui';
import { Radio } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { asRule, lockFormInvalid, lockPassword, lockSmsCode } from '@portal/shared/validators';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './lock.module.css';

/** The purpose under which the code button counts. */
export const unlockSms = 'unlock-sms';

interface LockFormProps {
  checks: readonly CheckTypeName[];
  /** Masked. */
  mobile: string;
  fault: string | null;
  onFault: (fault: string | null) => void;
  quitButton: ReactNode;
}

interface Proof {
  check: CheckTypeName;
  passWord?: string;
  mobileCode?: string;
}

/** Proves by password or SMS code who is there. */
export function LockForm({ checks, mobile, fault, onFault, quitButton }: LockFormProps) {
  const [form] = Form.useForm<Proof>();
  const [pending, setPending] = useState(false);
  const [captcha, setCaptcha] = useState(false);
  const wait = useCountdown('unlock-wait');
  const check = Form.useWatch('check', form) ?? checks[0];
  const waiting = wait.seconds > 0;

  useEffect(prepareSealedCalls, []);

  async function submit({ check: way, passWord, mobileCode }: Proof) {
    if (waiting || pending) return;
    setPending(true);
    onFault(null);
    const proof = way === 'password' ? { passWord } : { mobileCode };
    const body = { checkType: checkTypes[way], ...proof, userMobile: mobile, browserID: browserId() };
    try {
      const reply = await call('logoutCheckTypeWithSecurity', { body }, { handlesErrors: true, loading: false });
      if (loginTypeOf(reply.loginType) === 'success') {
        unlockSession(reply.cookieDetailsVo);
        showMessage('success', '操作成功，请继续！');
        return;
      }
      onFault(reply.msg);
      wait.start(Math.ceil(reply.passwordEnterInterval ?? 0));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFault(error.msg);
    }
    form.resetFields(['passWord', 'mobileCode']);
    setPending(false);
  }

  async function sendCode(): Promise<boolean> {
    const browserID = browserId();
    const quiet = { handlesErrors: true, loading: false };
    try {
      const smsToken = await call('loginSmsToken', { path: { browserID } }, quiet);
      await call('sendMobileCodeOfLogoutWithSecurity', { query: { browserID, mobile, smsToken } }, quiet);
      onFault(null);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onFault(error.msg);
      if (error.status === captchaFirst) setCaptcha(true);
      return false;
    }
  }

  return (
    <Form<Proof>
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={{ check: checks[0] }}
      onFinish={submit}
      onFinishFailed={() => onFault(lockFormInvalid)}
    >
      {checks.length > 1 ? (
        <Form.Item name="check" label="验证方式">
          <Radio.Group
            options={checks.map((value) => ({ value, label: checkTypeLabels[value] }))}
            onChange={() => onFault(null)}
          />
        </Form.Item>
      ) : (
        <Form.Item name="check" hidden>
          <input type="hidden" />
        </Form.Item>
      )}
      {check === 'password' && (
        <Form.Item name="passWord" label="登录密码" rules={[asRule(lockPassword)]}>
          <PasswordInput size="large" label="登录密码" maxLength={16} autoFocus />
        </Form.Item>
      )}
      {check === 'smsCode' && (
        <>
          {captcha && (
            <ImageCaptcha
              picture={codeVerification.picture}
              solve={codeVerification.solve}
              onSolved={() => setCaptcha(false)}
            />
          )}
          <Form.Item label="短信验证码" htmlFor="mobileCode">
            <div className={styles.codeRow}>
              <Form.Item name="mobileCode" noStyle rules={[asRule(lockSmsCode)]}>
                <CodeInput size="large" placeholder="请输入6位短信验证码" />
              </Form.Item>
              <CodeButton
                purpose={unlockSms}
                send={sendCode}
                onFailed={() => form.resetFields(['mobileCode'])}
                size="large"
              />
            </div>
          </Form.Item>
        </>
      )}
      {fault && <Alert className={styles.fault ?? ''} type="warning" showIcon role="alert" title={fault} />}
      <div className={styles.actions}>
        <Button type="primary" size="large" block htmlType="submit" loading={pending} disabled={waiting}>
          {lockedButtonText('验证', wait.seconds)}
        </Button>
        {quitButton}
      </div>
    </Form>
  );
}
