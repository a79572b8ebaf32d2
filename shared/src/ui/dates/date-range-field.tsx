import DatePicker from 'antd/es/date-picker';
import { measure } from '../../theme/tokens';
import { useBelow } from '../frame/media/use-below';
import { DateField } from './date-field';
import styles from './date-field.module.css';
import { fromPicker, toPicker } from './picker-dates';
import { type DateFieldOptions, pickerOptions } from './picker-options';
import { PresetButtons } from './preset-buttons';
import { useOpenAfterPress } from './use-open-after-press';
import { usePresetKeys } from './use-preset-keys';
import { typedText, useTypedDate } from './use-typed-date';

export interface DateRangeFieldProps extends DateFieldOptions {
  /** From and to, in the field's format; empty if there is none. */
  value?: readonly [from: string, to: string];
  onChange?: (value: readonly [from: string, to: string]) => void;
}

/** Two fields one above the other: the double calendar has no room on a phone. */
function NarrowRange({ value: [from, to] = ['', ''], onChange, label = '', ...options }: DateRangeFieldProps) {
  // The id and the prefix belong to the first field only.
  const { id: _id, prefix: _prefix, ...second } = options;
  return (
    <div className={styles.stack}>
      <DateField
        {...options}
        {...(to && { max: to })}
        label={`${label}开始日期`}
        placeholder="开始日期"
        value={from}
        onChange={(day) => onChange?.([day, to])}
      />
      <DateField
        {...second}
        {...(from && { min: from })}
        label={`${label}结束日期`}
        placeholder="结束日期"
        value={to}
        onChange={(day) => onChange?.([from, day])}
      />
      <PresetButtons label={label} value={[from, to]} onChoose={(days) => onChange?.(days)} />
    </div>
  );
}

/** From one day to another, or one of the usual ranges. Either end may stay open. */
export function DateRangeField(props: DateRangeFieldProps) {
  return useBelow(measure.cardsBelow) ? <NarrowRange {...props} /> : <WideRange {...props} />;
}

type End = 'start' | 'end';

/** The picker names its two inputs by an attribute. */
const endOf = (input: EventTarget): End =>
  input instanceof HTMLInputElement && input.getAttribute('date-range') === 'end' ? 'end' : 'start';

function WideRange({ id, value = ['', ''], onChange, ...options }: DateRangeFieldProps) {
  const { format = 'YYYY-MM-DD' } = options;
  const typed = useTypedDate(options);
  const opening = useOpenAfterPress();
  const [from, to] = value;
  const presets = usePresetKeys(opening.onOpenChange);
  const takeAt = (end: End | undefined) => (day: string) => {
    const [first, last] = end === 'end' ? [from, day] : [day, to];
    onChange?.(first && last && first > last ? [last, first] : [first, last]);
  };
  return (
    <>
      <DatePicker.RangePicker
        {...pickerOptions(options)}
        {...opening}
        {...(id !== undefined && { id: { start: id } })}
        placeholder={['开始日期', '结束日期']}
        separator="至"
        value={[toPicker(value[0]), toPicker(value[1])]}
        allowEmpty={[true, true]}
        preserveInvalidOnBlur
        {...typed.faultProps}
        onBlur={({ target }, { range }) => typed.judge(typedText(target), takeAt(range))}
        onFocus={presets.keep}
        onKeyDown={(event) =>
          presets.goDown(event) || typed.settle(event, takeAt(endOf(event.target)), opening.onOpenChange)
        }
        renderExtraFooter={() => (
          <PresetButtons
            ref={presets.hold}
            label={options.label ?? ''}
            value={value}
            onKeyDown={presets.goBack}
            onChoose={(days) => {
              typed.forgive();
              onChange?.(days);
              presets.leave();
            }}
          />
        )}
        onChange={(dates) => {
          typed.forgive();
          onChange?.([fromPicker(dates?.[0], format), fromPicker(dates?.[1], format)]);
        }}
      />
      {typed.note}
    </>
  );
}
