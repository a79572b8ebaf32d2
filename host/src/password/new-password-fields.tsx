import { PasswordChecklist, PasswordInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule, confirmedPassword, passwordRuleText, type Validator } from '@portal/shared/validators';
import { useId } from 'react';
import styles from './new-password-fields.module.css';

interface NewPasswordFieldsProps {
  ruleCodes: readonly string[];
  /** What the new password has to be. */
  rule: Validator;
  /** Fields on which that depends. */
  dependencies?: string[];
}

/** `newPwd` with the rules ticked off, and `reNewPwd`: of a form that sets a password. */
export function NewPasswordFields({ ruleCodes, rule, dependencies = [] }: NewPasswordFieldsProps) {
  const form = Form.useFormInstance();
  const checklistId = useId();
  const typed: string | undefined = Form.useWatch('newPwd', form);
  return (
    <>
      <Form.Item
        name="newPwd"
        label="新密码"
        dependencies={dependencies}
        extra={passwordRuleText(ruleCodes)}
        rules={[asRule(rule)]}
      >
        <PasswordInput
          size="large"
          label="新密码"
          autoComplete="new-password"
          maxLength={16}
          aria-describedby={checklistId}
        />
      </Form.Item>
      <PasswordChecklist id={checklistId} password={typed} ruleCodes={ruleCodes} />
      <Form.Item
        className={styles.confirm ?? ''}
        name="reNewPwd"
        label="确认新密码"
        dependencies={['newPwd']}
        rules={[asRule(confirmedPassword(() => form.getFieldValue('newPwd')))]}
      >
        <PasswordInput
          size="large"
          label="确认新密码"
          placeholder="请再次输入新密码"
          autoComplete="new-password"
          maxLength={16}
        />
      </Form.Item>
    </>
  );
}
