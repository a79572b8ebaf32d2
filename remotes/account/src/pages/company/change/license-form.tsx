import { TextArea } from '@portal/shared/ui/fields';
import { Form } from '@portal/shared/ui/form';
import { ChangeRequestForm } from '../../../change-requests/change-request-form';
import type { ChangeView } from '../../../change-requests/change-state';
import { UploadField } from '../../../stored-files/upload-field';
import type { Company } from '../load-company';
import { firstLicenseValues, type LicenseValues, licenseDraftOf, licenseFields, licenseNames } from './license-values';
import { TermField } from './term-field';

interface LicenseFormProps {
  company: Company;
  /** The draft, or the request that was sent back. */
  change: ChangeView | null;
}

/** 更新证照: the new licence and its last day. */
export function LicenseForm({ company, change }: LicenseFormProps) {
  return (
    <ChangeRequestForm<LicenseValues>
      change={change}
      initialValues={firstLicenseValues(company, change)}
      draftOf={(values) => licenseDraftOf(company, values)}
      fields={licenseFields}
      renamed={licenseNames}
      checkedInDraft={() => []}
      leaveTo="/center/crm/company/list?tab=papers"
      consequence="变更期间部分业务不可用"
      parameter="change"
    >
      <Form.Item
        name="license"
        label="新的营业执照"
        rules={[{ type: 'array', min: 1, required: true, message: '请上传新的营业执照' }]}
      >
        <UploadField label="营业执照" />
      </Form.Item>
      <TermField company={company} />
      <Form.Item name="reason" label="说明（选填）">
        <TextArea rows={3} maxLength={500} showCount placeholder="例如：营业执照换发" />
      </Form.Item>
    </ChangeRequestForm>
  );
}
