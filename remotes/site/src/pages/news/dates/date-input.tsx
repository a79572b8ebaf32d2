import { type ComponentType, type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import type { CalendarProps } from './calendar';
import styles from './date-input.module.css';
import { readDay } from './days';

interface DateInputProps {
  /** The label in words; it is also the placeholder. */
  label: string;
  /** The text as the visitor typed it. */
  text: string;
  onChange: (text: string) => void;
  faulty: boolean;
}

/** A date to type, or to choose from a calendar. The calendar's code loads when it is first opened. */
export function DateInput({ label, text, onChange, faulty }: DateInputProps) {
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const [byTouch, setByTouch] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const show = () => {
    setOpen(true);
    if (Calendar) return;
    // If the calendar does not load, a date can still be typed; the next click tries again.
    import('./calendar').then(
      (module) => setCalendar(() => module.Calendar),
      () => setOpen(false),
    );
  };
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
    opener.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens in its controls
    <div
      className={styles.date}
      onBlur={closeOnLeaving}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        placeholder={label}
        aria-label={label}
        aria-invalid={faulty}
        value={text}
        // A touch opens only the calendar, without a keyboard over it.
        readOnly={byTouch}
        onPointerDown={({ pointerType }: PointerEvent) => setByTouch(pointerType === 'touch')}
        onClick={show}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={`选择${label}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : show())}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
        </svg>
      </button>
      {open && Calendar && <Calendar label={`选择${label}`} day={readDay(text) ?? ''} onChoose={choose} />}
    </div>
  );
}
