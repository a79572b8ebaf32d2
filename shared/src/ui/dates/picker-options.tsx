import type { ReactNode } from 'react';
import type { DateFormat } from '../../validators/date-text';
import { type FormFieldProps, formFieldProps } from '../base/form-field/form-field-props';
import { CalendarIcon } from '../frame/icon/frame-icons';
import styles from './date-field.module.css';
import { toPicker } from './picker-dates';

export interface DateFieldOptions extends FormFieldProps {
  /** Names the field if no label of a form does. */
  label?: string;
  format?: DateFormat;
  /** Stands in the field before the date. */
  prefix?: ReactNode;
  /** Left out: the format. */
  placeholder?: string;
  /** Earliest and latest that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  /** Text that is no date was typed. */
  onInputError?: (message: string) => void;
}

/** The properties that all pickers of the portal have in common. */
export function pickerOptions(options: DateFieldOptions) {
  const { label, prefix, format = 'YYYY-MM-DD', min, max, disabled = false } = options;
  const minDate = toPicker(min);
  const maxDate = toPicker(max);
  return {
    ...formFieldProps(options),
    ...(label !== undefined && { 'aria-label': label }),
    ...(minDate && { minDate }),
    ...(maxDate && { maxDate }),
    ...(prefix !== undefined && { prefix }),
    className: styles.field ?? '',
    // Screen readers read antd's own icon as "calendar".
    suffixIcon: <CalendarIcon />,
    picker: format === 'YYYY年' ? ('year' as const) : ('date' as const),
    format,
    disabled,
  };
}
