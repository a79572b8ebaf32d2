import { type KeyboardEvent, useState } from 'react';
import { parseDateText } from '../../validators/date-text';
import { FieldFault } from '../base/message-slot/field-fault';
import type { DateFieldOptions } from './picker-options';

function outside(day: string, min: string | undefined, max: string | undefined): string | null {
  if (min && day < min) return `日期不能早于 ${min}`;
  return max && day > max ? `日期不能晚于 ${max}` : null;
}

/**
 * Judges the typed text of a picker once the field is left or Enter is pressed. The picker itself accepts a text only
 * in the field's format: with more formats it would rewrite `2026-3-1` before the second figure of `2026-3-15` is
 * typed.
 */
export function useTypedDate(options: DateFieldOptions) {
  const { format = 'YYYY-MM-DD', min, max, onInputError } = options;
  const [message, setMessage] = useState('');

  /** Hands over a day that is written in another way, or tells why the text is no day. */
  function judge(text: string, take: (day: string) => void): void {
    const parsed = parseDateText(text, 'single', format);
    const [day] = parsed.ok ? parsed.values : [];
    const fault = parsed.ok ? day && outside(day, min, max) : parsed.message;
    setMessage(fault || '');
    if (fault) onInputError?.(fault);
    if (!fault && day !== undefined && day !== text.trim()) take(day);
  }

  /**
   * Enter settles the typed day and closes the calendar; in an empty field it opens the calendar. It never submits the
   * form.
   */
  function settle(event: KeyboardEvent, take: (day: string) => void, openCalendar: (open: boolean) => void): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const text = typedText(event.target);
    judge(text, take);
    openCalendar(text.trim() === '');
  }

  const wrong = message !== '';
  return {
    /** The picker itself calls a text wrong until the next key, even if its day has been taken. */
    faultProps: {
      status: wrong ? ('error' as const) : ('' as const),
      'aria-invalid': wrong || (options['aria-invalid'] ?? false),
    },
    note: message && <FieldFault>{message}</FieldFault>,
    judge,
    settle,
    forgive: () => setMessage(''),
  };
}

export const typedText = (target: EventTarget) => (target instanceof HTMLInputElement ? target.value : '');
