import { nothing } from '@portal/shared/format';
import { Form, type Rule } from '@portal/shared/ui/form';
import { asRule, required } from '@portal/shared/validators';
import type { ReactElement } from 'react';

interface ChangeItemProps {
  name: string;
  label: string;
  /** What the field holds now. */
  present: string;
  /** How that is written, e.g. with thousands separators. */
  written?: (present: string) => string;
  /** What is there may be changed, not emptied: the sentence for an empty field. */
  emptied?: string;
  rules?: Rule[];
  children: ReactElement;
}

/** A field that says what it was as soon as it is to become something else. */
export function ChangeItem({ present, written = String, emptied, rules = [], children, ...item }: ChangeItemProps) {
  const form = Form.useFormInstance<Record<string, string | undefined>>();
  const value = Form.useWatch(item.name, form);
  const changed = value !== undefined && value.trim() !== present;
  const needed = emptied !== undefined && present !== '';
  return (
    <Form.Item
      {...item}
      required={needed}
      validateFirst
      rules={needed ? [asRule(required(emptied)), ...rules] : rules}
      extra={changed ? `原值：${present ? written(present) : nothing}` : undefined}
    >
      {children}
    </Form.Item>
  );
}
