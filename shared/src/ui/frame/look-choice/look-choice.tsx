import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './look-choice.module.css';

interface LookChoiceProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string; readonly swatch: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons with a small picture each, for how the portal looks in this browser. A choice shows at once. */
export function LookChoice<Value extends string>({ legend, options, value, onChange }: LookChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <svg className={styles.swatch} viewBox="0 0 24 24" aria-hidden="true">
            {option.swatch}
          </svg>
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
