import { companyField, type PermitText, textRule } from '@portal/shared/company-fields';
import { Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule } from '@portal/shared/validators';
import type { ReactElement } from 'react';
import type { Correction } from '../../correction/correction';

interface TextItemProps {
  name: PermitText;
  correction: Correction;
  /** Where the form calls it by another name than the table. */
  label?: string;
  placeholder?: string;
  /** Where a line of text is not the control. */
  children?: ReactElement;
}

/** A text of the company as the table of its fields has it. */
export function TextItem({ name, correction, label, placeholder, children }: TextItemProps) {
  const field = companyField(name);
  return (
    <Form.Item {...correction.item(name)} label={label ?? field.label} rules={[asRule(textRule(name))]}>
      {children ?? (
        <Input
          maxLength={field.longest}
          placeholder={placeholder ?? field.contact?.hint}
          disabled={correction.locked(name)}
        />
      )}
    </Form.Item>
  );
}
