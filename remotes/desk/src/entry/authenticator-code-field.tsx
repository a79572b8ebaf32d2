import { CodeInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';

const rules = [{ required: true, pattern: /^\d{6}$/, message: '请输入6位验证码' }];

/** The field `code`: what the person's authenticator shows now. */
export function AuthenticatorCodeField() {
  return (
    <Form.Item name="code" label="动态验证码" rules={rules}>
      <CodeInput placeholder="请输入6位验证码" autoFocus />
    </Form.Item>
  );
}
