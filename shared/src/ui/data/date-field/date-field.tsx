import DatePicker from 'antd/es/date-picker';
import { fromPicker, toPicker } from './picker-dates';
import { type DateFieldOptions, pickerOptions } from './picker-options';
import { useInputError } from './use-input-error';

export interface DateFieldProps extends DateFieldOptions {
  id?: string;
  /** In the field's format. */
  value?: string;
  onChange?: (value: string) => void;
  /** Text that is no date was typed. */
  onInputError?: (message: string) => void;
}

/** One day, or one year with the format `YYYY年`. */
export function DateField({ id, value, onChange, onInputError, ...options }: DateFieldProps) {
  const { format = 'YYYY-MM-DD', placeholder = format } = options;
  const input = useInputError(format, onInputError);
  return (
    <DatePicker
      {...pickerOptions(options)}
      {...(id !== undefined && { id })}
      placeholder={placeholder}
      value={toPicker(value)}
      preserveInvalidOnBlur
      status={input.wrong ? 'error' : ''}
      onBlur={input.judge}
      onChange={(date) => {
        input.forgive();
        onChange?.(fromPicker(date, format));
      }}
    />
  );
}
