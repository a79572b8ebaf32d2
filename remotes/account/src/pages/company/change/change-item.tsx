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
  /** The form's name of the field, if it differs from the table's. */
  label?: string;
  /** Formats the present value, e.g. with thousands separators. */
  written?: (present: string) => string;
  /** The control, if it is not a line of text. */
  children?: ReactElement;
}

/**
 * A text of the company, with the label from the table of fields. It shows the old value as soon as the person changes
 * it.
 */
export function ChangeItem({ name, company, label, written = String, children }: ChangeItemProps) {
  const field = companyField(name);
  const present = textOf(name, company);
  const value = Form.useWatch(name, Form.useFormInstance<CompanyValues>());
  const changed = value !== undefined && value.trim() !== present;
  // A person may change an existing value, but not empty it.
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
