import { passwordRules } from '@portal/shared/codes';
import { PasswordChecklist, PasswordInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import {
  all,
  asRule,
  confirmedPassword,
  loginPassword,
  passwordCharacters,
  passwordComplexity,
} from '@portal/shared/validators';
import { useId } from 'react';

const ruleCodes = passwordRules.map(({ code }) => code);

/** The password for the login, with its rules ticked off while one types. */
export function PasswordFields() {
  const form = Form.useFormInstance();
  const typed: string | undefined = Form.useWatch('pwd', form);
  const checklistId = useId();
  return (
    <>
      <Form.Item
        name="pwd"
        label="登录密码"
        extra={<PasswordChecklist id={checklistId} password={typed} ruleCodes={ruleCodes} />}
        rules={[asRule(all(loginPassword, passwordCharacters, passwordComplexity))]}
      >
        <PasswordInput
          label="登录密码"
          autoComplete="new-password"
          placeholder="请设置登录密码"
          aria-describedby={checklistId}
        />
      </Form.Item>
      <Form.Item
        name="rePwd"
        label="确认密码"
        dependencies={['pwd']}
        rules={[asRule(confirmedPassword(() => form.getFieldValue('pwd')))]}
      >
        <PasswordInput label="确认密码" autoComplete="new-password" placeholder="请再次输入登录密码" />
      </Form.Item>
    </>
  );
}
