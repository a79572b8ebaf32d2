import { ApiError, call } from '@portal/shared/api';
import { Alert, DialogFormEnd, PhoneInput } from '@portal/shared/ui';
import { Form, placeFaults, useSubmit } from '@portal/shared/ui/form';
import { asRule, mobile as mobileRule } from '@portal/shared/validators';
import { useState } from 'react';
import { SmsCodeField } from '../../../sms-confirm/sms-code-field';
import { followRememberedPhone, MobileChange, OldCodeLost } from './change-mobile';
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

/** The new number, with a code that was sent to it. */
export function NewMobileForm({ oldMobile, oldCode, onOldCodeLost, onChanged, onClose }: NewMobileFormProps) {
  const [form] = Form.useForm<Fields>();
  const [change] = useState(() => new MobileChange(oldCode));

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

  const { busy, fault, submit } = useSubmit(form, async ({ mobile, newCode }) => {
    try {
      await change.run(mobile, newCode);
    } catch (error) {
      if (!(error instanceof OldCodeLost)) throw error;
      onOldCodeLost();
      return;
    }
    followRememberedPhone(oldMobile, mobile);
    onChanged();
  });

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
