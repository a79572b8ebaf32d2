import { passwordRules } from '@portal/shared/codes';
import { PasswordChecklist, PasswordInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, confirmedPassword, loginPassword, passwordComplexity } from '@portal/shared/validators';
import { useId } from 'react';
import styles from './password-fields.module.css';

const ruleCodes = passwordRules.map(({ code }) => code);

/** The password for the login, with its rules ticked off while one types. */
export function PasswordFields() {
  const form = Form.useFormInstance();
  const typed: string | undefined = Form.useWatch('pwd', form);
  const checklistId = useId();
  return (
    <>
      <Form.Item name="pwd" label="登录密码" rules={[asRule(all(loginPassword, passwordComplexity))]}>
        <PasswordInput
          size="large"
          label="登录密码"
          autoComplete="new-password"
          maxLength={16}
          placeholder="请设置登录密码"
          aria-describedby={checklistId}
        />
      </Form.Item>
      <div className={styles.checklist}>
        <PasswordChecklist id={checklistId} password={typed} ruleCodes={ruleCodes} />
      </div>
      <Form.Item
        name="rePwd"
        label="确认密码"
        dependencies={['pwd']}
        rules={[asRule(confirmedPassword(() => form.getFieldValue('pwd')))]}
      >
        <PasswordInput
          size="large"
          label="确认密码"
          autoComplete="new-password"
          maxLength={16}
          placeholder="请再次输入登录密码"
        />
      </Form.Item>
    </>
  );
}
