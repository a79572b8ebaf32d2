import { ApiError, call } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { browserId, useSession } from '@portal/shared/session';
import { CodeButton, CodeInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { all, asRule, sentCode, sixDigits } from '@portal/shared/validators';
import styles from './sms-code-field.module.css';

interface SmsCodeFieldProps {
  /** The purpose of the code; it opens nothing else. */
  purpose: CallInput<'sendPersonalCode'>['body']['purpose'];
  name?: string;
  /**
   * The number that the code goes to, for `changeMobileNew` only. It resolves to null, with its own error on screen, if
   * there is none.
   */
  mobile?: () => Promise<string | null>;
  disabled?: boolean;
}

/** The SMS code as a field of a form, with the button that sends it. Errors stand under the field. */
export function SmsCodeField({ purpose, name = 'code', mobile, disabled = false }: SmsCodeFieldProps) {
  const form = Form.useFormInstance();
  const typed: string | undefined = Form.useWatch('mobile', form);
  const person = useSession(({ company }) => company?.employeeCode);

  async function send(): Promise<boolean> {
    const to = await mobile?.();
    if (to === null) return false;
    try {
      const body = { browserID: browserId(), purpose, ...(to !== undefined && { mobile: to }) };
      await call('sendPersonalCode', { body }, { handlesErrors: true, loading: false });
      form.setFields([{ name, errors: [] }]);
      return true;
    } catch (error) {
      ApiError.expect(error);
      form.setFields([{ name, value: undefined, errors: [error.fields.mobile ?? error.msg] }]);
      return false;
    }
  }

  return (
    <Form.Item label="短信验证码" required>
      <div className={styles.row}>
        <Form.Item name={name} noStyle rules={[asRule(all(sentCode, sixDigits))]}>
          <CodeInput aria-label="短信验证码" disabled={disabled} />
        </Form.Item>
        <CodeButton purpose={`sms-${purpose}`} to={mobile ? typed : person} send={send} disabled={disabled} />
      </div>
    </Form.Item>
  );
}
