import { type ComponentType, type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import type { CalendarProps } from './calendar';
import styles from './date-input.module.css';
import { readDay } from './days';

interface DateInputProps {
  name: string;
  /** The label in words; it is also the placeholder. */
  label: string;
  /** The day that the field begins with. From then on the field itself holds what the visitor typed. */
  day: string;
  faulty: boolean;
}

/** A date to type, or to choose from a calendar. The calendar's code loads when it is first opened. */
export function DateInput({ name, label, day, faulty }: DateInputProps) {
  /** The day on which the calendar opened; null while it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | null>(null);
  const [byTouch, setByTouch] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => setOpenAt(null);
  const show = () => {
    setOpenAt(readDay(field.current?.value ?? '') ?? '');
    if (Calendar) return;
    // If the calendar does not load, a date can still be typed; the next click tries again.
    import('./calendar').then((module) => setCalendar(() => module.Calendar), close);
  };
  const choose = (chosen: string) => {
    if (field.current) field.current.value = chosen;
    close();
    opener.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens in its controls
    <div
      className={styles.date}
      onBlur={closeOnLeaving}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || openAt === null) return;
        event.preventDefault();
        close();
        opener.current?.focus();
      }}
    >
      <input
        ref={field}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        placeholder={label}
        aria-label={label}
        aria-invalid={faulty}
        defaultValue={day}
        // A touch opens only the calendar, without a keyboard over it.
        readOnly={byTouch}
        onPointerDown={({ pointerType }: PointerEvent) => setByTouch(pointerType === 'touch')}
        onClick={show}
      />
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={`选择${label}`}
        aria-haspopup="dialog"
        aria-expanded={openAt !== null}
        onClick={openAt === null ? show : close}
      >
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
          <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
        </svg>
      </button>
      {openAt !== null && Calendar && <Calendar label={`选择${label}`} day={openAt} onChoose={choose} />}
    </div>
  );
}
