import { call } from '@portal/shared/api';
import { Dialog, PhoneInput } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { DescriptionList } from '@portal/shared/ui/frame';
import { asRule, mobile as mobileRule } from '@portal/shared/validators';
import { useState } from 'react';
import { DialogFormEnd } from '../../../forms/dialog-form-end';
import { showFieldFaults } from '../../../forms/show-field-faults';
import { unhandledSentence } from '../../../forms/unhandled-sentence';
import type { Employee } from '../employee';

interface ChangeMobileProps {
  open: boolean;
  employee: Employee;
  onChanged: () => void;
  onClose: () => void;
}

/** Another number for somebody, who logs in with it from then on. */
export function ChangeMobile({ open, employee, onChanged, onClose }: ChangeMobileProps) {
  return (
    <Dialog open={open} title={`变更“${employee.userName}”的手机号`} size="lock" onClose={onClose}>
      <ChangeMobileForm employee={employee} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

function ChangeMobileForm({ employee, onChanged, onClose }: Omit<ChangeMobileProps, 'open'>) {
  const [form] = Form.useForm<{ mobile: string }>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit({ mobile }: { mobile: string }) {
    setBusy(true);
    setFault(null);
    try {
      const query = { employeeCode: employee.employeeCode, mobile };
      await call('userMobileUpdate', { query }, { handlesErrors: true, success: true });
      onChanged();
      onClose();
    } catch (error) {
      if (!showFieldFaults(form, error, ['mobile'])) setFault(unhandledSentence(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form form={form} layout="vertical" requiredMark={false} validateTrigger="onBlur" onFinish={submit}>
      <Form.Item>
        <DescriptionList columns={1} items={[{ label: '当前手机号', value: employee.mobile }]} />
      </Form.Item>
      <Form.Item
        name="mobile"
        label="新手机号"
        extra="变更后该人员将立即退出登录，须使用新手机号重新登录。"
        rules={[asRule(mobileRule)]}
      >
        <PhoneInput autoComplete="off" autoFocus />
      </Form.Item>
      <DialogFormEnd fault={fault} action="确认变更" busy={busy} onCancel={onClose} />
    </Form>
  );
}
