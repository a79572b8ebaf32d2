import DatePicker from 'antd/es/date-picker';
import { fromPicker, toPicker } from './picker-dates';
import { type DateFieldOptions, pickerOptions } from './picker-options';

export interface DateListFieldProps extends DateFieldOptions {
  id?: string;
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
}

/** Several days. They are picked and not typed. */
export function DateListField({ id, value = [], onChange, ...options }: DateListFieldProps) {
  const { format = 'YYYY-MM-DD' } = options;
  return (
    <DatePicker
      {...pickerOptions(options)}
      {...(id !== undefined && { id })}
      multiple
      maxTagCount="responsive"
      placeholder="可选择多个日期"
      value={value.map((text) => toPicker(text)).filter((date) => date !== null)}
      onChange={(dates) => onChange?.((dates ?? []).map((date) => fromPicker(date, format)))}
    />
  );
}
