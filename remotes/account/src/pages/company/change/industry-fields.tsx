import { call } from '@portal/shared/api';
import { Form, useLoaded } from '@portal/shared/ui';
import { Select } from '@portal/shared/ui/data';
import { useState } from 'react';
import type { Company } from '../load-company';
import styles from './change-fields.module.css';
import type { CompanyValues } from './company-values';

/** GB/T 4754 names a division by the letter of its section and two digits. */
const sectionOf = (industryCode: string | undefined) => industryCode?.match(/^[A-T]/)?.[0] ?? '';

const asOptions = (industries: readonly { readonly code: string; readonly name: string }[] = []) =>
  industries.map(({ code, name }) => ({ value: code, label: name }));

/** 所属行业: its section, then its division. */
export function IndustryFields({ company }: { company: Company }) {
  const form = Form.useFormInstance<CompanyValues>();
  const chosen = Form.useWatch('industryCode', form);
  const [picked, setPicked] = useState('');
  const section = picked || sectionOf(chosen);
  const sections = useLoaded((signal) => call('linkageList', {}, { signal, handlesErrors: true }));
  const divisions = useLoaded(
    async (signal) =>
      section === '' ? [] : call('linkageChildren', { query: { pid: section } }, { signal, handlesErrors: true }),
    section,
  );
  const divisionOptions = asOptions(divisions.value);
  return (
    <Form.Item
      label="所属行业"
      extra={(chosen ?? '') !== company.industryCode ? `原值：${company.industry || '—'}` : undefined}
    >
      <div className={styles.divisions}>
        <Select
          aria-label="行业门类"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder="门类"
          loading={sections.state === 'loading'}
          options={asOptions(sections.value)}
          value={sections.value ? section || null : null}
          onChange={(code: string) => {
            setPicked(code);
            form.setFieldsValue({ industryCode: '' });
          }}
        />
        <Form.Item name="industryCode" noStyle>
          <DivisionSelect options={divisionOptions} loading={divisions.state === 'loading'} disabled={section === ''} />
        </Form.Item>
      </div>
    </Form.Item>
  );
}

interface DivisionSelectProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
  options: { value: string; label: string }[];
  loading: boolean;
  disabled: boolean;
}

function DivisionSelect({ value, onChange, ...rest }: DivisionSelectProps) {
  return (
    <Select
      {...rest}
      aria-label="行业大类"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="大类"
      value={rest.options.length > 0 ? value || null : null}
      onChange={(code: string) => onChange?.(code)}
    />
  );
}
