import { saveFile } from '@portal/shared/api';
import { Checkbox, Dialog, DialogFormEnd, Input, showSuccess } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { staffFile } from '../../client/staff-call';
import type { Company } from './company';

interface Values {
  referenceNo: string;
  reason: string;
  withIdentity: boolean;
}

/** Everything that is kept of the company as one archive, for an authority that asked by a letter. */
export function ExportDialog({
  company: { compCode, compNo, compName },
  onClose,
}: {
  company: Company;
  onClose: () => void;
}) {
  const [form] = Form.useForm<Values>();
  const { submit, busy, fault } = useSubmit(form, async (values: Values) => {
    const blob = await staffFile('staffCompanyExport', { body: { compCode, ...values } });
    saveFile({ blob, fileName: `${compNo}.zip` });
    onClose();
    showSuccess('导出文件已保存到浏览器的下载目录');
  });
  return (
    <Dialog open title={`导出“${compName}”的资料`} onClose={onClose}>
      <Form<Values> form={form} layout="vertical" initialValues={{ withIdentity: false }} onFinish={submit}>
        <p>导出该企业留存的全部资料和文件，供有权机关调取。导出会记入审计，请仅提供给来函机关。</p>
        <Form.Item
          name="referenceNo"
          label="来函文号"
          rules={[{ required: true, whitespace: true, message: '请填写来函文号' }]}
        >
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name="reason" label="事由" rules={[{ required: true, whitespace: true, message: '请填写事由' }]}>
          <TextArea maxLength={200} rows={3} />
        </Form.Item>
        <Form.Item name="withIdentity" valuePropName="checked">
          <Checkbox>包含完整的证件号码、账号和身份证件影像</Checkbox>
        </Form.Item>
        <DialogFormEnd action="导出" busy={busy} fault={fault} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
