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
        {...typed.faultProps}
        onBlur={({ target }) => typed.judge(typedText(target), take)}
        onKeyDown={(event) => typed.settle(event, take, opening.onOpenChange)}
        onChange={(date) => {
          typed.forgive();
          onChange?.(fromPicker(date, format));
        }}
      />
      {typed.note}
    </>
  );
}
