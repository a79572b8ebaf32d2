import { companyFields } from '@portal/shared/company-fields';
import { nothing } from '@portal/shared/format';
import { IndustrySelect, industries } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import type { Company } from '../load-company';
import type { CompanyValues } from './company-values';

/** 所属行业. It shows the old value as soon as the person changes it. */
export function IndustryField({ company }: { company: Company }) {
  const form = Form.useFormInstance<CompanyValues>();
  const chosen = Form.useWatch('industryCode', form) ?? '';
  return (
    <Form.Item
      name="industryCode"
      label={companyFields.industryCode.label}
      extra={chosen !== company.industryCode ? `原值：${company.industry || nothing}` : undefined}
    >
      <IndustrySelect {...industries} />
    </Form.Item>
  );
}
