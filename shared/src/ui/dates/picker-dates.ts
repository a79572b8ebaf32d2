import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { DateFormat } from '../../validators/date-text';

/** Converts between the texts that forms hold and the picker's dates. */
export function toPicker(text: string | undefined): Dayjs | null {
  const digits = text?.replace('年', '');
  if (!digits) return null;
  const date = dayjs(digits.length === 4 ? `${digits}-01-01` : digits);
  return date.isValid() ? date.locale('zh-cn') : null;
}

export function fromPicker(date: Dayjs | null | undefined, format: DateFormat): string {
  return date ? date.format(format) : '';
}
