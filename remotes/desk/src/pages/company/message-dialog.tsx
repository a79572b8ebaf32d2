import type { CallInput } from '@portal/shared/contract';
import { Input } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { staffCall } from '../../client/staff-call';
import { FormDialog } from '../../forms/form-dialog';
import { needed } from '../../forms/needed';
import type { Company } from './company';

interface MessageDialogProps {
  company: Company;
  onClose: () => void;
  onDone: () => void;
}

/** A message of the platform to the company's administrator. */
export function MessageDialog({ company: { compCode, compName, adminName }, onClose, onDone }: MessageDialogProps) {
  return (
    <FormDialog<Omit<CallInput<'staffCompanyMessage'>['body'], 'compCode'>>
      title={`发送消息给“${compName}”`}
      action="发送"
      send={async (values) => {
        await staffCall('staffCompanyMessage', { body: { compCode, ...values } });
        onDone();
      }}
      onClose={onClose}
    >
      <p>管理员{adminName && `“${adminName}”`}会在消息中心收到全文，并收到短信和邮件提醒。</p>
      <Form.Item name="title" label="标题" extra="会出现在短信中" rules={needed('请填写标题')}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="content" label="内容" rules={needed('请填写内容')}>
        <TextArea maxLength={2000} rows={6} showCount />
      </Form.Item>
    </FormDialog>
  );
}
