import { call } from '@portal/shared/api';
import { Dialog, DialogFormEnd, PhoneInput } from '@portal/shared/ui';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { DescriptionList } from '@portal/shared/ui/frame';
import { asRule, mobile as mobileRule } from '@portal/shared/validators';
import type { Employee } from '../employee';

interface ChangeMobileProps {
  open: boolean;
  employee: Employee;
  onChanged: () => void;
  onClose: () => void;
}

/**
 * Sets another number. An invitation goes there at once. A person who has accepted is asked, and changes it themselves.
 */
export function ChangeMobile({ open, employee, onChanged, onClose }: ChangeMobileProps) {
  return (
    <Dialog open={open} title={`变更“${employee.userName}”的手机号`} size="lock" onClose={onClose}>
      <ChangeMobileForm employee={employee} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

function ChangeMobileForm({ employee, onChanged, onClose }: Omit<ChangeMobileProps, 'open'>) {
  const [form] = Form.useForm<{ mobile: string }>();
  const { busy, fault, submit } = useSubmit(form, async ({ mobile }) => {
    const query = { employeeCode: employee.employeeCode, mobile };
    await call('userMobileUpdate', { query }, { handlesErrors: true, success: true });
    onChanged();
    onClose();
  });

  return (
    <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={submit}>
      <Form.Item>
        <DescriptionList columns={1} items={[{ label: '当前手机号', value: employee.mobile }]} />
      </Form.Item>
      <Form.Item
        name="mobile"
        label="新手机号"
        extra={
          employee.status === '0'
            ? '原邀请将撤回，新的邀请发送至该手机号，本人接受后生效。'
            : '手机号是本人的登录账号：提交后由本人在个人信息中以新旧手机号的验证码确认，7天内有效。原手机号已停用的，请本人联系平台客服核实身份后办理。'
        }
        rules={[asRule(mobileRule)]}
      >
        <PhoneInput autoComplete="off" autoFocus />
      </Form.Item>
      <DialogFormEnd
        fault={fault}
        action={employee.status === '0' ? '更换并邀请' : '提交变更'}
        busy={busy}
        onCancel={onClose}
      />
    </Form>
  );
}
