import { call } from '@portal/shared/api';
import { companyFields } from '@portal/shared/company-fields';
import { nothing } from '@portal/shared/format';
import { IndustrySelect, type LoadCodes } from '@portal/shared/ui/data';
import { Form } from '@portal/shared/ui/form';
import type { Company } from '../load-company';
import type { CompanyValues } from './company-values';

const asOptions = (industries: readonly { readonly code: string; readonly name: string }[]) =>
  industries.map(({ code, name }) => ({ value: code, label: name }));

const loadSections: LoadCodes = async (_below, signal) =>
  asOptions(await call('linkageList', {}, { signal, handlesErrors: true }));

const loadDivisions: LoadCodes = async (pid, signal) =>
  asOptions(await call('linkageChildren', { query: { pid } }, { signal, handlesErrors: true }));

/** 所属行业, with what it was as soon as it is to become another. */
export function IndustryField({ company }: { company: Company }) {
  const form = Form.useFormInstance<CompanyValues>();
  const chosen = Form.useWatch('industryCode', form) ?? '';
  return (
    <Form.Item
      name="industryCode"
      label={companyFields.industryCode.label}
      extra={chosen !== company.industryCode ? `原值：${company.industry || nothing}` : undefined}
    >
      <IndustrySelect loadSections={loadSections} loadDivisions={loadDivisions} />
    </Form.Item>
  );
}
