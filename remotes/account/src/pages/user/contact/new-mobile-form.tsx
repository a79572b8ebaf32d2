import { ApiError, call } from '@portal/shared/api';
import { maskPhone } from '@portal/shared/format';
import { browserId, rememberedPhone, rememberPhone } from '@portal/shared/session';
import { Alert, DialogFormEnd, PhoneInput } from '@portal/shared/ui';
import { Form, placeFaults, useSubmit } from '@portal/shared/ui/form';
import { asRule, mobile as mobileRule } from '@portal/shared/validators';
import { useRef } from 'react';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import styles from './contact-form.module.css';

interface NewMobileFormProps {
  /** The old number, masked. */
  oldMobile: string;
  oldCode: string;
  onOldCodeLost: () => void;
  onChanged: () => void;
  onClose: () => void;
}

interface Fields {
  mobile: string;
  newCode: string;
}

/** If this browser remembers the old number for the login, it remembers the new one from now on. */
function followRememberedPhone(oldMasked: string, mobile: string): void {
  const remembered = rememberedPhone();
  if (remembered !== undefined && maskPhone(remembered) === oldMasked) rememberPhone(mobile);
}

/** The new number, with a code that was sent to it. */
export function NewMobileForm({ oldMobile, oldCode, onOldCodeLost, onChanged, onClose }: NewMobileFormProps) {
  const [form] = Form.useForm<Fields>();
  // Codes work once: when only the storing failed on its way, the next try with the same number goes on from there.
  const proved = useRef<string>(undefined);

  /** The number that the code goes to, if it is free. */
  async function freeMobile(): Promise<string | null> {
    try {
      const { mobile } = await form.validateFields(['mobile']);
      await call('mobileCheck', { query: { mobile } }, { handlesErrors: true });
      return mobile;
    } catch (error) {
      // The form shows its own faults.
      if (error instanceof ApiError && placeFaults(form, error) !== null) throw error;
      return null;
    }
  }

  const { busy, fault, submit } = useSubmit(
    form,
    async ({ mobile, newCode }) => {
      if (proved.current !== mobile) {
        const query = { code: oldCode, newCode, browserID: browserId() };
        await call('mobileNewCodeValid', { query }, { handlesErrors: true });
        proved.current = mobile;
      }
      await call('mobileUpdate', { query: { mobile } }, { handlesErrors: true, success: true });
      followRememberedPhone(oldMobile, mobile);
      onChanged();
    },
    // `code` is the code to the old number. It no longer holds, so the person has to begin again.
    ({ fields }) => fields.code !== undefined && onOldCodeLost(),
  );

  return (
    <Form form={form} layout="vertical" onFinish={submit}>
      <Alert type="info" showIcon title="修改后请使用新手机号登录，其他设备将立即退出登录。" />
      <Form.Item
        className={styles.first ?? ''}
        name="mobile"
        label="新手机号码"
        validateTrigger="onBlur"
        rules={[asRule(mobileRule)]}
      >
        <PhoneInput autoComplete="tel-national" />
      </Form.Item>
      <SmsCodeField purpose="changeMobileNew" name="newCode" mobile={freeMobile} />
      <DialogFormEnd fault={fault} action="确认修改" busy={busy} onCancel={onClose} />
    </Form>
  );
}
