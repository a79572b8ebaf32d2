import type { FormFieldProps } from '@portal/shared/ui';
import { useId } from 'react';
import styles from './choice-cards.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly about?: string | undefined;
}

interface ChoicesProps extends FormFieldProps {
  /** The name of the group. */
  label: string;
  choices: readonly Choice[];
  disabled?: boolean;
}

interface OneOfProps extends ChoicesProps {
  value?: string;
  onChange?: (value: string) => void;
}

interface SomeOfProps extends ChoicesProps {
  value?: readonly string[];
  onChange?: (value: readonly string[]) => void;
}

interface CardsProps extends ChoicesProps {
  type: 'radio' | 'checkbox';
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function Cards({ id, 'aria-describedby': describedBy, label, choices, disabled, type, chosen, onToggle }: CardsProps) {
  const name = useId();
  return (
    // The group takes the focus when a form leads to its first fault.
    <fieldset id={id} aria-label={label} aria-describedby={describedBy} tabIndex={-1} className={styles.cards}>
      {choices.map(({ value, label: title, about }) => {
        const checked = chosen.includes(value);
        return (
          <label key={value} className={styles.card}>
            <input type={type} name={name} checked={checked} disabled={disabled} onChange={() => onToggle(value)} />
            <span>
              <span className={styles.title}>{title}</span>
              {about && <span className={styles.about}>{about}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** One choice out of a few, each as a card. */
export function OneOf({ value, onChange, ...group }: OneOfProps) {
  const chosen = value === undefined ? [] : [value];
  return <Cards {...group} type="radio" chosen={chosen} onToggle={(picked) => onChange?.(picked)} />;
}

/** Any number of a few choices, each as a card. */
export function SomeOf({ value = [], onChange, ...group }: SomeOfProps) {
  const toggle = (picked: string) =>
    onChange?.(value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked]);
  return <Cards {...group} type="checkbox" chosen={value} onToggle={toggle} />;
}
