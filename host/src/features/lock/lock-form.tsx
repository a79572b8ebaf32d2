import { ApiError, call, captchaFirst, codeVerification, prepareSealedCalls } from '@portal/shared/api';
import { type CheckTypeName, checkTypes, loginTypeOf } from '@portal/shared/codes';
import { lockedButtonText } from '@portal/shared/format';
import { browserId, unlockSession } from '@portal/shared/session';
import { Alert, Button, DialogFoot, ImageCaptcha, showMessage } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { lockFormInvalid } from '@portal/shared/validators';
import { type ReactNode, useEffect, useState } from 'react';
import { accountMark, concernsNumber } from '../proof/lockout-store';
import { type Proof, ProofFields } from '../proof/proof-fields';
import { useLockout } from '../proof/use-lockout';
import styles from './lock.module.css';

/** The purpose name under which the code button counts. */
export const unlockSms = 'unlock-sms';

interface LockFormProps {
  checks: readonly CheckTypeName[];
  /** Masked. */
  mobile: string;
  fault: string | null;
  onFault: (fault: string | null) => void;
  quitButton: ReactNode;
}

/** The person proves by password or SMS code who they are. */
export function LockForm({ checks, mobile, fault, onFault, quitButton }: LockFormProps) {
  const [form] = Form.useForm<Proof>();
  const [pending, setPending] = useState(false);
  const [captcha, setCaptcha] = useState(false);
  const wait = useLockout('unlock');
  // The lock-out in this browser may belong to another person.
  const own = concernsNumber(wait.account, mobile);
  const waiting = own && wait.seconds > 0;
  const shown = fault ?? (own ? wait.message : null);

  useEffect(prepareSealedCalls, []);

  function clearFault() {
    onFault(null);
    // A wait goes on and keeps its reason.
    if (!waiting) wait.end();
  }

  async function submit({ check: way, passWord, mobileCode }: Proof) {
    if (waiting || pending) return;
    setPending(true);
    clearFault();
    const proof = way === 'password' ? { passWord } : { mobileCode };
    const body = { checkType: checkTypes[way], ...proof, userMobile: mobile, browserID: browserId() };
    try {
      const reply = await call('logoutCheckTypeWithSecurity', { body }, { handlesErrors: true, loading: false });
      if (loginTypeOf(reply.loginType) === 'success') {
        unlockSession(reply.cookieDetailsVo);
        showMessage('success', '操作成功，请继续！');
        return;
      }
      const seconds = Math.ceil(reply.passwordEnterInterval ?? 0);
      wait.begin({ seconds, message: reply.msg, account: accountMark(mobile) });
    } catch (error) {
      ApiError.expect(error);
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
      clearFault();
      return true;
    } catch (error) {
      ApiError.expect(error);
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
      onFinish={submit}
      onFinishFailed={() => onFault(lockFormInvalid)}
    >
      <ProofFields
        checks={checks}
        codePurpose={unlockSms}
        sendCode={sendCode}
        onCheck={clearFault}
        beforeCode={captcha && <ImageCaptcha {...codeVerification} onSolved={() => setCaptcha(false)} />}
      />
      {shown && <Alert className={styles.fault ?? ''} type="warning" showIcon title={shown} />}
      <DialogFoot>
        {quitButton}
        <Button type="primary" htmlType="submit" loading={pending} disabled={waiting}>
          {lockedButtonText('验证', waiting ? wait.seconds : 0)}
        </Button>
      </DialogFoot>
    </Form>
  );
}
