import Input, { type InputProps } from 'antd/es/input/Input';
import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseAmount } from '../../../format/amount';
import styles from './amount-input.module.css';
import { shownAmount, typedAmount } from './amount-text';

export interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** The plain text that servers want: `1234.50`. */
  value?: string;
  onChange?: (amount: string) => void;
  /** 18, 15 or 9: see the spec's decimals. */
  integerDigits?: 9 | 15 | 18;
}

/** An amount of money. Separators appear when the field is left, and disappear when it is entered. */
export function AmountInput({ value, onChange, integerDigits = 15, ...rest }: AmountInputProps) {
  const [editing, setEditing] = useState(false);

  function enter({ target }: FocusEvent<HTMLInputElement>) {
    // Tab selects the whole text. The text without separators is another text and loses the selection: typed characters
    // would come after it. So it is selected again.
    const whole = target.selectionStart === 0 && target.selectionEnd === target.value.length;
    if (!whole) {
      setEditing(true);
      return;
    }
    flushSync(() => setEditing(true));
    target.select();
  }

  return (
    <Input
      placeholder="0.00"
      suffix="元"
      autoComplete="off"
      {...rest}
      className={styles.amount ?? ''}
      inputMode="decimal"
      value={editing ? (value ?? '') : shownAmount(value)}
      onChange={(event) => onChange?.(typedAmount(event.target.value, integerDigits))}
      onFocus={(event) => {
        enter(event);
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        setEditing(false);
        const whole = value ? parseAmount(value) : null;
        if (whole !== null && whole !== value) onChange?.(whole);
        rest.onBlur?.(event);
      }}
    />
  );
}
