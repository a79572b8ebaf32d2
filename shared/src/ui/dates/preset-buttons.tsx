import { clsx } from 'clsx';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { serverNow } from '../../session/public';
import styles from './preset-buttons.module.css';
import { rangePresets } from './range-presets';

type Days = readonly [from: string, to: string];

interface PresetButtonsProps {
  /** Names the dates that the ranges are for, e.g. 签署日期. */
  label: string;
  value: Days;
  onChoose: (days: Days) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** The usual ranges, one press each. */
export function PresetButtons({ label, value, onChoose, onKeyDown, ref }: PresetButtonsProps) {
  const id = useId();
  return (
    <fieldset ref={ref} className={styles.presets} aria-labelledby={id} onKeyDown={onKeyDown}>
      <span id={id} hidden>
        {label}常用范围
      </span>
      {rangePresets(serverNow()).map(({ label: name, days }) => {
        const chosen = days.join() === value.join();
        return (
          <button
            key={name}
            type="button"
            className={clsx(styles.preset, chosen && styles.chosen)}
            aria-pressed={chosen}
            onClick={() => onChoose(days)}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
