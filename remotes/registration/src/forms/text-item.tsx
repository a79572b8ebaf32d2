import { companyField, type PermitText, textRule } from '@portal/shared/company-fields';
import { Input } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import { asRule } from '@portal/shared/validators';
import type { ReactElement } from 'react';
import type { Correction } from '../correction/correction';

interface TextItemProps {
  name: PermitText;
  correction: Correction;
  /** The form's name of the field, if it differs from the table's. */
  label?: string;
  placeholder?: string;
  /** The control, if it is not a line of text. */
  children?: ReactElement;
}

/** A text of the company, with the label from the table of fields. */
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
