import { Dialog, DialogFormEnd, Input } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import type { Company } from './company';

interface Values {
  title: string;
  content: string;
}

interface MessageDialogProps {
  company: Company;
  onClose: () => void;
  onDone: () => void;
}

/** A message of the platform to the company's administrator. */
export function MessageDialog({ company: { compCode, compName, adminName }, onClose, onDone }: MessageDialogProps) {
  const [form] = Form.useForm<Values>();
  const { submit, busy, fault } = useSubmit(form, async (values: Values) => {
    await staffCall('staffCompanyMessage', { body: { compCode, ...values } });
    onDone();
  });
  return (
    <Dialog open title={`发送消息给“${compName}”`} onClose={onClose}>
      <Form<Values> form={form} layout="vertical" onFinish={submit}>
        <p>管理员{adminName && `“${adminName}”`}会在消息中心收到全文，并收到短信和邮件提醒。</p>
        <Form.Item
          name="title"
          label="标题"
          extra="会出现在短信中"
          rules={[{ required: true, whitespace: true, message: '请填写标题' }]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="content" label="内容" rules={[{ required: true, whitespace: true, message: '请填写内容' }]}>
          <TextArea maxLength={2000} rows={6} showCount />
        </Form.Item>
        <DialogFormEnd action="发送" busy={busy} fault={fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
