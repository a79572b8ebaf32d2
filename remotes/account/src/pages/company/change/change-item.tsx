import { type CompanyText, companyField } from '@portal/shared/company-fields';
import { nothing } from '@portal/shared/format';
import { Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { ReactElement } from 'react';
import type { Company } from '../load-company';
import { type CompanyValues, textOf } from './company-values';

interface ChangeItemProps {
  name: CompanyText;
  company: Company;
  /** Where the form calls it by another name than the table. */
  label?: string;
  /** How what is there is written, e.g. with thousands separators. */
  written?: (present: string) => string;
  /** Where a line of text is not the control. */
  children?: ReactElement;
}

/** A text of the company as the table of its fields has it. It says what it was as soon as it is to become another. */
export function ChangeItem({ name, company, label, written = String, children }: ChangeItemProps) {
  const field = companyField(name);
  const present = textOf(name, company);
  const value = Form.useWatch(name, Form.useFormInstance<CompanyValues>());
  const changed = value !== undefined && value.trim() !== present;
  // What is there may be changed, not emptied.
  const emptied = present === '' ? undefined : field.missing;
  return (
    <Form.Item
      name={name}
      label={label ?? field.label}
      required={emptied !== undefined}
      validateFirst
      rules={[
        ...(emptied === undefined ? [] : [asRule(required(emptied))]),
        ...(field.check ? [asRule(field.check)] : []),
      ]}
      extra={changed ? `原值：${present ? written(present) : nothing}` : undefined}
    >
      {children ?? <Input maxLength={field.longest} inputMode={field.keyboard} />}
    </Form.Item>
  );
}
