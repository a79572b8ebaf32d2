import { ApiError, call } from '@portal/shared/api';
import { plainEmail } from '@portal/shared/format';
import { browserId } from '@portal/shared/session';
import { CodeButton, CodeInput, Dialog, DialogFormEnd, Input } from '@portal/shared/ui';
import { Form, placeFaults, useSubmit } from '@portal/shared/ui/form';
import { all, asRule, email as emailRule, required, sentCode } from '@portal/shared/validators';
import { useRef } from 'react';
import styles from './contact-form.module.css';

interface EmailDialogProps {
  open: boolean;
  /** The present address, masked; empty where there is none. */
  email: string;
  onClose: () => void;
  onChanged: () => void;
}

/** 绑定邮箱 or 修改邮箱: a code sent to the address proves it. */
export function EmailDialog({ open, email, onClose, onChanged }: EmailDialogProps) {
  return (
    <Dialog open={open} title={email ? '修改邮箱' : '绑定邮箱'} onClose={onClose}>
      <EmailForm email={email} onClose={onClose} onChanged={onChanged} />
    </Dialog>
  );
}

interface Fields {
  email: string;
  code: string;
}

function EmailForm({ email: present, onClose, onChanged }: Omit<EmailDialogProps, 'open'>) {
  const [form] = Form.useForm<Fields>();
  const typed: string | undefined = Form.useWatch('email', form);
  // The code works once: when only the storing failed on its way, the next try with the same address goes on from there.
  const proved = useRef<string>(undefined);
  const { busy, fault, submit } = useSubmit(form, async ({ email, code }) => {
    if (proved.current !== email) {
      await call('emailCodeValid', { query: { code, browserID: browserId() } }, { handlesErrors: true });
      proved.current = email;
    }
    await call('emailUpdate', { query: { email } }, { handlesErrors: true, success: true });
    onChanged();
    onClose();
  });

  async function send(): Promise<boolean> {
    try {
      const { email } = await form.validateFields(['email']);
      await call(
        'sendEmailCode',
        { query: { email, browserID: browserId() } },
        { handlesErrors: true, loading: false },
      );
      form.setFields([{ name: 'code', errors: [] }]);
      return true;
    } catch (error) {
      // The form shows its own faults.
      const fault = error instanceof ApiError ? placeFaults(form, error) : null;
      if (fault !== null) form.setFields([{ name: 'code', value: undefined, errors: [fault] }]);
      return false;
    }
  }

  return (
    <Form form={form} layout="vertical" onFinish={submit}>
      {present && <p className={styles.note}>当前邮箱 {present}，新邮箱验证通过后生效。</p>}
      <Form.Item
        name="email"
        label={present ? '新邮箱' : '邮箱'}
        normalize={plainEmail}
        validateTrigger="onBlur"
        rules={[asRule(all(required('邮箱不能为空'), emailRule))]}
      >
        <Input type="email" inputMode="email" autoComplete="email" maxLength={254} placeholder="请输入邮箱地址" />
      </Form.Item>
      <Form.Item label="邮箱验证码" required>
        <div className={styles.code}>
          <Form.Item name="code" noStyle validateFirst rules={[asRule(sentCode)]}>
            <CodeInput aria-label="邮箱验证码" by="email" />
          </Form.Item>
          <CodeButton purpose="email-change" to={typed} send={send} />
        </div>
      </Form.Item>
      <DialogFormEnd fault={fault} action={present ? '确认修改' : '确认绑定'} busy={busy} onCancel={onClose} />
    </Form>
  );
}
