import DatePicker from 'antd/es/date-picker';
import { fromPicker, toPicker } from './picker-dates';
import { type DateFieldOptions, pickerOptions } from './picker-options';
import { useOpenAfterPress } from './use-open-after-press';
import { typedText, useTypedDate } from './use-typed-date';

export interface DateFieldProps extends DateFieldOptions {
  /** In the field's format. */
  value?: string;
  onChange?: (value: string) => void;
}

/** One day, or one year with the format `YYYY年`. */
export function DateField({ value, onChange, ...options }: DateFieldProps) {
  const { format = 'YYYY-MM-DD', placeholder = format } = options;
  const typed = useTypedDate(options);
  const take = (day: string) => onChange?.(day);
  const opening = useOpenAfterPress();
  return (
    <>
      <DatePicker
        {...pickerOptions(options)}
        {...opening}
        placeholder={placeholder}
        value={toPicker(value)}
        preserveInvalidOnBlur
        status={typed.status}
        onBlur={({ target }) => typed.judge(typedText(target), take)}
        onKeyDown={(event) => {
          // The picker's own Enter opens the calendar. It is only for a text that the picker reads itself.
          if (event.key === 'Enter' && typed.judge(typedText(event.target), take)) event.preventDefault();
        }}
        onChange={(date) => {
          typed.forgive();
          onChange?.(fromPicker(date, format));
        }}
      />
      {typed.note}
    </>
  );
}
