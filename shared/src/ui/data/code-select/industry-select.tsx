import { useState } from 'react';
import { type FormFieldProps, formFieldProps } from '../../base/form-field/form-field-props';
import { CodeSelect, type LoadCodes } from './code-select';
import styles from './industry-select.module.css';

export interface IndustrySelectProps extends FormFieldProps {
  value?: string | undefined;
  onChange?: (value: string) => void;
  loadSections: LoadCodes;
  loadDivisions: LoadCodes;
  disabled?: boolean;
}

/** GB/T 4754 names a division by the letter of its section and two digits. */
const sectionOf = (industryCode: string | undefined) => industryCode?.match(/^[A-T]/)?.[0] ?? '';

/** A line of business: its section, then its division, which is the value. */
export function IndustrySelect(props: IndustrySelectProps) {
  const { value, onChange, loadSections, loadDivisions, disabled = false, ...field } = props;
  const [picked, setPicked] = useState('');
  const section = sectionOf(value) || picked;
  return (
    <div className={styles.levels}>
      <CodeSelect
        {...formFieldProps(field)}
        label="行业门类"
        placeholder="门类"
        load={loadSections}
        value={section}
        disabled={disabled}
        onChange={(code = '') => {
          setPicked(code);
          onChange?.('');
        }}
      />
      <CodeSelect
        label="行业大类"
        placeholder="大类"
        load={loadDivisions}
        below={section}
        value={value}
        disabled={disabled}
        onChange={(code = '') => onChange?.(code)}
      />
    </div>
  );
}
