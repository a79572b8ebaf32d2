import Input, { type InputProps } from 'antd/es/input/Input';
import { useState } from 'react';
import { parseAmount } from '../../../format/amount';
import styles from './amount-input.module.css';
import { shownAmount, typedAmount } from './amount-text';

export interface AmountInputProps extends Omit<InputProps, 'value' | 'onChange' | 'type'> {
  /** Plain, as servers want it: `1234.50`. */
  value?: string;
  onChange?: (amount: string) => void;
  /** 18, 15 or 9: see the spec's decimals. */
  integerDigits?: 9 | 15 | 18;
}

/** An amount of money. Separators come when the field is left and go when it is entered. */
export function AmountInput({ value, onChange, integerDigits = 15, ...rest }: AmountInputProps) {
  const [editing, setEditing] = useState(false);
  return (
    <Input
      placeholder="请输入金额"
      suffix="元"
      autoComplete="off"
      {...rest}
      className={styles.amount ?? ''}
      inputMode="decimal"
      value={editing ? (value ?? '') : shownAmount(value)}
      onChange={(event) => onChange?.(typedAmount(event.target.value, integerDigits))}
      onFocus={(event) => {
        setEditing(true);
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
