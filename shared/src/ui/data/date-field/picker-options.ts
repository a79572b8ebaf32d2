import type { DateFormat } from '../../../validators/date-text';
import styles from './date-field.module.css';
import { toPicker } from './picker-dates';

export interface DateFieldOptions {
  /** Names the field where no label of a form does. */
  label?: string;
  format?: DateFormat;
  /** The format, when left out. */
  placeholder?: string;
  /** Earliest and latest that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** What all pickers of the portal have in common. */
export function pickerOptions({ label, format = 'YYYY-MM-DD', min, max, disabled = false }: DateFieldOptions) {
  const minDate = toPicker(min);
  const maxDate = toPicker(max);
  return {
    ...(label !== undefined && { 'aria-label': label }),
    ...(minDate && { minDate }),
    ...(maxDate && { maxDate }),
    className: styles.field ?? '',
    picker: format === 'YYYY年' ? ('year' as const) : ('date' as const),
    format,
    disabled,
  };
}
