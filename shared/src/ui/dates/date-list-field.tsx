import { CloseIcon } from '../base/icon/icons';
import { DateField } from './date-field';
import styles from './date-list-field.module.css';
import type { DateFieldOptions } from './picker-options';

export interface DateListFieldProps extends DateFieldOptions {
  /** Each in the field's format, in order. */
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
}

/** Several days, added one by one. The keyboard does not reach antd's own field for this. */
export function DateListField({ value = [], onChange, ...options }: DateListFieldProps) {
  const add = (day: string) => {
    if (day && !value.includes(day)) onChange?.([...value, day].sort());
  };
  return (
    <div className={styles.field}>
      {value.length > 0 && (
        <ul className={styles.days} aria-label={options.label ? `已选${options.label}` : '已选日期'}>
          {value.map((day) => (
            <li key={day} className={styles.day}>
              {day}
              {!options.disabled && (
                <button
                  type="button"
                  aria-label={`移除 ${day}`}
                  onClick={() => onChange?.(value.filter((other) => other !== day))}
                >
                  <CloseIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <DateField {...options} placeholder="添加日期" value="" onChange={add} />
    </div>
  );
}
