import { addCompanyPath, supportPath } from '@portal/shared/access';
import { ApiError, call, codeVerification, prepareSealedCalls } from '@portal/shared/api';
import { lockedButtonText } from '@portal/shared/format/countdown';
import { browserId, forgetPhone, rememberedPhone, rememberPhone } from '@portal/shared/session';
import { Alert, Button, Checkbox, PasswordInput, PhoneInput } from '@portal/shared/ui';
import { Form, forgetCode, SmsCodeFields } from '@portal/shared/ui/form';
import { asRule } from '@portal/shared/validators/as-rule';
import { mobile } from '@portal/shared/validators/contact';
import { loginPassword, passwordComplexity } from '@portal/shared/validators/login';
import { all } from '@portal/shared/validators/validator';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { passwordSecurity } from '../password/password-security';
import { useServerCheck } from '../password/use-server-check';
import { concernsNumber } from '../proof/lockout-store';
import type { LockoutView } from '../proof/use-lockout';
import styles from './login.module.css';
import { afterLogin, type LoginReply } from './login-step';
import { replaceFormBefore, typedBefore } from './typed-before';

interface Credentials {
  mobile: string;
  passWord: string;
  /** The key of the click verification under which the code was sent. */
  imgKey?: string;
  code: string;
  remember: boolean;
}

interface CredentialsFormProps {
  wait: LockoutView;
  captchaRequired: boolean;
  /** Why a right login has led back here. */
  refusal: string | undefined;
  /** The person has begun: the code of the next steps can be fetched. */
  onTouched: () => void;
  onReply: (reply: LoginReply, mobile: string) => void | Promise<void>;
}

const smsSeconds = 60;

const sendLoginCode = (mobileNumber: string, smsToken: string) =>
  call(
    'sendMobileCodeOfLoginWithSecurity',
    { query: { browserID: browserId(), mobile: mobileNumber, smsToken } },
    { loading: false },
  );

const passwordRule = all(loginPassword, passwordComplexity);

/** Login type 20: phone, password, click verification and SMS code. */
export function CredentialsForm({ wait, captchaRequired, refusal, onTouched, onReply }: CredentialsFormProps) {
  const [form] = Form.useForm<Credentials>();
  const [pending, setPending] = useState(false);
  const password = useServerCheck({ form, name: 'passWord', rule: passwordRule, ...passwordSecurity });
  const remembered = rememberedPhone();
  const [before] = useState(typedBefore);
  useLayoutEffect(() => replaceFormBefore((now) => form.setFieldsValue(now)), [form]);
  const typed = Form.useWatch('mobile', form) ?? remembered;
  // The wait belongs to one account: another account of this browser may go on.
  const concerned = concernsNumber(wait.account, typed);
  const seconds = concerned ? wait.seconds : 0;
  const said = (concerned ? wait.message : null) ?? refusal;
  const waiting = seconds > 0;
  const locked = waiting && wait.bySupport;

  async function submit({ mobile: userName, passWord, imgKey, code, remember }: Credentials) {
    if (waiting || pending) return;
    setPending(true);
    try {
      const body = { userName, passWord, browserID: browserId(), imgKey, code };
      const reply = await call('mobileLoginWithSecurity', { body });
      const right = afterLogin(reply, userName).kind !== 'wait';
      // A number is kept only after its owner has proved who they are.
      if (right && remember) rememberPhone(userName);
      if (right && !remember) forgetPhone();
      await onReply(reply, userName);
      // A right password has used the code up, even if the company lets nobody in.
      if (right) forgetCode(form);
    } catch (error) {
      // The client has shown the reason; the typed text stays for the next try.
      ApiError.expect(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Form<Credentials>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      initialValues={{ mobile: remembered, remember: remembered !== undefined, ...before }}
      onFinish={submit}
      // Keys and crypto are fetched while the person types.
      onFocus={() => {
        prepareSealedCalls();
        onTouched();
      }}
    >
      <Form.Item name="mobile" label="手机号码" rules={[asRule(mobile)]}>
        <PhoneInput autoComplete="username" />
      </Form.Item>
      <Form.Item name="passWord" label="密码" rules={[asRule(password.rule)]}>
        <PasswordInput label="密码" autoComplete="current-password" onBlur={password.onBlur} />
      </Form.Item>
      <SmsCodeFields
        verification={codeVerification}
        purpose="login-sms"
        seconds={smsSeconds}
        send={sendLoginCode}
        captchaRequired={captchaRequired}
      />
      <div className={styles.row}>
        <Form.Item name="remember" valuePropName="checked" noStyle>
          <Checkbox>7天内记住账号</Checkbox>
        </Form.Item>
        <Link to="/resetpwd/account">忘记密码?</Link>
      </div>
      {said && (
        <Alert
          className={styles.message ?? ''}
          type="warning"
          showIcon
          title={said}
          {...(locked && { action: <Link to={supportPath}>去咨询</Link> })}
        />
      )}
      <Button type="primary" block htmlType="submit" loading={pending} disabled={waiting}>
        {locked ? '账号已锁定' : lockedButtonText('登录', seconds)}
      </Button>
      <p className={styles.below}>
        还没有账号？<Link to={addCompanyPath}>立即注册</Link>
      </p>
      <p className={styles.below}>
        无法登录？<Link to={supportPath}>联系客服</Link>
      </p>
    </Form>
  );
}
