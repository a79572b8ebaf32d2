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
import { useId, useState } from 'react';

const ruleCodes = passwordRules.map(({ code }) => code);

/** The password for the login. Its rules are ticked off while the person types. */
export function PasswordFields() {
  const form = Form.useFormInstance();
  const typed: string | undefined = Form.useWatch('pwd', form);
  const checklistId = useId();
  const [leftWith, setLeftWith] = useState<string>();
  // The error says all rules in one sentence: the list comes back when the person types on.
  const said = typed === leftWith && passwordCharacters(typed) === null && passwordComplexity(typed) !== null;
  return (
    <>
      <Form.Item
        name="pwd"
        label="登录密码"
        extra={!said && <PasswordChecklist id={checklistId} password={typed} ruleCodes={ruleCodes} />}
        rules={[asRule(all(loginPassword, passwordCharacters, passwordComplexity))]}
      >
        <PasswordInput
          label="登录密码"
          autoComplete="new-password"
          placeholder="请设置登录密码"
          {...(!said && { 'aria-describedby': checklistId })}
          onBlur={() => setLeftWith(typed)}
          // The error of the text before does not apply to the new text.
          onChange={() => form.setFields([{ name: 'pwd', errors: [] }])}
        />
      </Form.Item>
      <Form.Item
        name="rePwd"
        label="确认密码"
        dependencies={['pwd']}
        rules={[asRule(confirmedPassword(() => form.getFieldValue('pwd'), '请再次输入登录密码'))]}
      >
        <PasswordInput label="确认密码" autoComplete="new-password" placeholder="请再次输入登录密码" />
      </Form.Item>
    </>
  );
}
