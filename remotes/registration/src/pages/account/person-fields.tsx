import { call, codeVerification } from '@portal/shared/api';
import { plainEmail } from '@portal/shared/format';
import { browserId } from '@portal/shared/session';
import { Input, PhoneInput } from '@portal/shared/ui';
import { Form, SmsCodeFields } from '@portal/shared/ui/form';
import { all, asRule, email, mobile as mobileRule, personName, required } from '@portal/shared/validators';
import { OneOf } from '../../forms/choice-cards';
import { identities } from './account-values';

const sendRegisterCode = (mobile: string, smsToken: string) =>
  call(
    'sendVisitorCode',
    { body: { browserID: browserId(), mobile, smsToken, purpose: 'register' } },
    { loading: false },
  );

export function IdentityField() {
  return (
    <Form.Item name="identity" label="您的身份" rules={[asRule(required('请选择您的身份'))]} validateTrigger="onChange">
      <OneOf label="您的身份" choices={identities} />
    </Form.Item>
  );
}

/** The person who registers the company and becomes its administrator. */
export function PersonFields() {
  return (
    <>
      <Form.Item name="userName" label="姓名" rules={[asRule(all(required('请输入姓名'), personName))]}>
        <Input maxLength={50} autoComplete="name" placeholder="请输入真实姓名" />
      </Form.Item>
      <IdentityField />
      <Form.Item name="mobile" label="手机号码" extra="用于登录和接收验证码" rules={[asRule(mobileRule)]}>
        <PhoneInput autoComplete="username" />
      </Form.Item>
      <SmsCodeFields purpose="register-sms" seconds={120} verification={codeVerification} send={sendRegisterCode} />
      <Form.Item name="email" label="邮箱（选填）" normalize={plainEmail} rules={[asRule(email)]}>
        <Input type="email" autoComplete="email" placeholder="用于接收审核结果" />
      </Form.Item>
    </>
  );
}
