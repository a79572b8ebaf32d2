import { saveFile } from '@portal/shared/api';
import type { CallInput } from '@portal/shared/contract';
import { Checkbox, Input, showSuccess } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { staffFile } from '../../client/staff-call';
import { FormDialog } from '../../forms/form-dialog';
import { needed } from '../../forms/needed';
import type { Company } from './company';

type Values = Omit<CallInput<'staffCompanyExport'>['body'], 'compCode'>;

/** Everything that is kept of the company as one archive, for an authority that asked by a letter. */
export function ExportDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { compCode, compNo, compName } = company;
  async function save(values: Values) {
    const blob = await staffFile('staffCompanyExport', { body: { compCode, ...values } });
    saveFile({ blob, fileName: `${compNo}.zip` });
    onClose();
    showSuccess('导出文件已保存到浏览器的下载目录');
  }
  return (
    <FormDialog<Values>
      title={`导出“${compName}”的资料`}
      action="导出"
      initialValues={{ withIdentity: false }}
      send={save}
      onClose={onClose}
    >
      <p>导出该企业留存的全部资料和文件，供有权机关调取。导出会记入审计，请仅提供给来函机关。</p>
      <Form.Item name="referenceNo" label="来函文号" rules={needed('请填写来函文号')}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="reason" label="事由" rules={needed('请填写事由')}>
        <TextArea maxLength={200} rows={3} />
      </Form.Item>
      <Form.Item name="withIdentity" valuePropName="checked">
        <Checkbox>包含完整的证件号码、账号和身份证件影像</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
