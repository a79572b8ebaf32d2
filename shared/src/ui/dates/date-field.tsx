import DatePicker from 'antd/es/date-picker';
import { fromPicker, toPicker } from './picker-dates';
import { type DateFieldOptions, pickerOptions } from './picker-options';
import { useInputError } from './use-input-error';

export interface DateFieldProps extends DateFieldOptions {
  /** In the field's format. */
  value?: string;
  onChange?: (value: string) => void;
  /** Text that is no date was typed. */
  onInputError?: (message: string) => void;
}

/** One day, or one year with the format `YYYY年`. */
export function DateField({ value, onChange, onInputError, ...options }: DateFieldProps) {
  const { format = 'YYYY-MM-DD', placeholder = format } = options;
  const input = useInputError(format, onInputError);
  return (
    <>
      <DatePicker
        {...pickerOptions(options)}
        placeholder={placeholder}
        value={toPicker(value)}
        preserveInvalidOnBlur
        status={input.status}
        onBlur={input.judge}
        onChange={(date) => {
          input.forgive();
          onChange?.(fromPicker(date, format));
        }}
      />
      {input.note}
    </>
  );
}
