import DatePicker from 'antd/es/date-picker';
import { fromPicker, toPicker } from './picker-dates';
import { type DateFieldOptions, pickerOptions } from './picker-options';
import { useInputError } from './use-input-error';

export interface DateRangeFieldProps extends DateFieldOptions {
  /** From and to, in the field's format; empty where there is none. */
  value?: readonly [from: string, to: string];
  onChange?: (value: readonly [from: string, to: string]) => void;
  /** Text that is no date was typed. */
  onInputError?: (message: string) => void;
}

/** From one day to another. Either end may stay open. */
export function DateRangeField({ value = ['', ''], onChange, onInputError, ...options }: DateRangeFieldProps) {
  const { id, ...rest } = options;
  const { format = 'YYYY-MM-DD' } = rest;
  const input = useInputError(format, onInputError);
  return (
    <>
      <DatePicker.RangePicker
        {...pickerOptions(rest)}
        {...(id !== undefined && { id: { start: id } })}
        placeholder={['开始日期', '结束日期']}
        value={[toPicker(value[0]), toPicker(value[1])]}
        allowEmpty={[true, true]}
        preserveInvalidOnBlur
        status={input.status}
        onBlur={input.judge}
        onChange={(dates) => {
          input.forgive();
          onChange?.([fromPicker(dates?.[0], format), fromPicker(dates?.[1], format)]);
        }}
      />
      {input.note}
    </>
  );
}
