import { type FocusEvent, useState } from 'react';
import { type DateFormat, parseDateText } from '../../validators/date-text';
import styles from './date-field.module.css';

/** Watches what is typed into a picker: a text that is no date is an input error, told once the field is left. */
export function useInputError(format: DateFormat, onInputError: ((message: string) => void) | undefined) {
  const [message, setMessage] = useState('');
  const judge = (event: FocusEvent<HTMLElement>) => {
    const parsed = parseDateText((event.target as HTMLInputElement).value ?? '', 'single', format);
    setMessage(parsed.ok ? '' : parsed.message);
    if (!parsed.ok) onInputError?.(parsed.message);
  };
  const forgive = () => setMessage('');
  const note = message && (
    <div className={styles.error} role="alert">
      {message}
    </div>
  );
  return { status: message ? ('error' as const) : ('' as const), note, judge, forgive };
}
