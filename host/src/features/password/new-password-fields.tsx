import { PasswordChecklist, PasswordInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule, confirmedPassword, passwordRuleText, type Validator } from '@portal/shared/validators';
import { type FocusEvent, useId, useState } from 'react';

interface NewPasswordFieldsProps {
  ruleCodes: readonly string[];
  /** The rule for the new password. */
  rule: Validator;
  /** The person has typed the new password and left the field. */
  onBlur?: (event: FocusEvent) => void;
  /** The fields on which the rule depends. */
  dependencies?: string[];
}

/** `newPwd` with its rules ticked off, and `reNewPwd`, for a form that sets a password. */
export function NewPasswordFields({ ruleCodes, rule, onBlur, dependencies = [] }: NewPasswordFieldsProps) {
  const form = Form.useFormInstance();
  const checklistId = useId();
  const typed: string | undefined = Form.useWatch('newPwd', form);
  const [leftWith, setLeftWith] = useState<string>();
  // The error says all rules in one sentence: the list comes back when the person types on.
  const said = typed === leftWith && rule(typed) === passwordRuleText(ruleCodes);
  return (
    <>
      <Form.Item
        name="newPwd"
        label="新密码"
        dependencies={dependencies}
        extra={!said && <PasswordChecklist id={checklistId} password={typed} ruleCodes={ruleCodes} />}
        rules={[asRule(rule)]}
      >
        <PasswordInput
          label="新密码"
          autoComplete="new-password"
          {...(!said && { 'aria-describedby': checklistId })}
          onBlur={(event) => {
            setLeftWith(typed);
            onBlur?.(event);
          }}
        />
      </Form.Item>
      <Form.Item
        name="reNewPwd"
        label="确认新密码"
        dependencies={['newPwd']}
        rules={[asRule(confirmedPassword(() => form.getFieldValue('newPwd')))]}
      >
        <PasswordInput label="确认新密码" placeholder="请再次输入新密码" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
