import { Form } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/frame';
import { Navigate } from 'react-router-dom';
import { type ChangeView, viewAddress } from '../../../change-requests/change-state';
import { RequestButtons } from '../../../change-requests/request-buttons';
import { RequestNotice } from '../../../change-requests/request-notice';
import { useChangeRequest } from '../../../change-requests/use-change-request';
import { UploadField } from '../../../stored-files/upload-field';
import type { Company } from '../load-company';
import styles from './company-change.module.css';
import { firstLicenseValues, type LicenseValues, licenseDraftOf, licenseFields, licenseNames } from './license-values';
import { TermField } from './term-field';

interface LicenseFormProps {
  company: Company;
  /** The draft, or the request that was sent back. */
  change: ChangeView | null;
}

/** 更新证照: the new licence and its last day. */
export function LicenseForm({ company, change }: LicenseFormProps) {
  const [form] = Form.useForm<LicenseValues>();
  const request = useChangeRequest<LicenseValues>({
    form,
    changeNo: change?.changeNo,
    draftOf: (values) => licenseDraftOf(company, values),
    fields: licenseFields,
    renamed: licenseNames,
    checkedInDraft: () => [],
  });
  if (request.submitted !== null) return <Navigate to={viewAddress(request.submitted)} replace />;
  return (
    <Form
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={firstLicenseValues(company, change)}
      onValuesChange={request.touch}
      onFinish={() => void request.lookOnceMore()}
      scrollToFirstError={{ focus: true }}
    >
      {change && <RequestNotice change={change} />}
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
      <RequestButtons
        request={request}
        draftNo={change?.state === 'DRAFT' ? change.changeNo : undefined}
        leaveTo="/center/crm/company/list?tab=papers"
        consequence="变更期间部分业务不可用"
        parameter="change"
      />
    </Form>
  );
}
