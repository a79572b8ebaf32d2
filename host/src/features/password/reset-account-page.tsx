import { call, codeVerification, prepareSealedCalls } from '@portal/shared/api';
import { browserId } from '@portal/shared/session';
import { Button, PhoneInput } from '@portal/shared/ui';
import { Form, SmsCodeFields, useSubmit } from '@portal/shared/ui/form';
import { asRule, mobile as mobileRule } from '@portal/shared/validators';
import { Link, useNavigate } from 'react-router-dom';
import { ResetCard } from './reset/reset-card';
import styles from './reset/reset-card.module.css';
import { verifiedFrom } from './reset/reset-verified';

interface Fields {
  mobile: string;
  code: string;
}

const sendResetCode = (mobile: string, smsToken: string) =>
  call(
    'sendVisitorCode',
    { body: { browserID: browserId(), mobile, smsToken, purpose: 'resetPassword' } },
    { loading: false },
  );

/** First step: prove the number. The page says the same whether such an account exists or not. */
export function Component() {
  const [form] = Form.useForm<Fields>();
  const navigate = useNavigate();
  const { submit, busy } = useSubmit(
    form,
    async ({ mobile, code }) => {
      const reply = await call('passwordResetCheck', { body: { mobile, code, browserID: browserId() } });
      await navigate('/resetpwd/reset', { state: verifiedFrom(reply, Date.now()) });
    },
    () => form.resetFields(['code']),
  );

  return (
    <ResetCard step={0} title="找回密码" lead="请验证您登录时使用的手机号码。">
      <Form<Fields>
        form={form}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onBlur"
        onFocus={prepareSealedCalls}
        onFinish={submit}
      >
        <Form.Item name="mobile" label="手机号码" rules={[asRule(mobileRule)]}>
          <PhoneInput autoComplete="username" />
        </Form.Item>
        <SmsCodeFields
          verification={codeVerification}
          purpose="reset-sms"
          seconds={120}
          send={sendResetCode}
          sentHint="若该号码已注册，您将收到短信验证码"
        />
        <Button type="primary" block htmlType="submit" loading={busy}>
          下一步
        </Button>
        <p className={styles.below}>
          <Link to="/login">返回登录</Link>
        </p>
      </Form>
    </ResetCard>
  );
}
