import { useState } from 'react';
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
export function useTypedDate({ format = 'YYYY-MM-DD', min, max, onInputError }: DateFieldOptions) {
  const [message, setMessage] = useState('');

  /**
   * Hands over a day that is written in another way, or tells why the text is no day. Answers whether there was a day
   * to hand over.
   */
  function judge(text: string, take: (day: string) => void): boolean {
    const parsed = parseDateText(text, 'single', format);
    const [day] = parsed.ok ? parsed.values : [];
    const fault = parsed.ok ? day && outside(day, min, max) : parsed.message;
    setMessage(fault || '');
    if (fault) onInputError?.(fault);
    const rewritten = !fault && day !== undefined && day !== text.trim();
    if (rewritten) take(day);
    return rewritten;
  }

  const forgive = () => setMessage('');
  const note = message && <FieldFault>{message}</FieldFault>;
  return { status: message ? ('error' as const) : ('' as const), note, judge, forgive };
}

export const typedText = (target: EventTarget) => (target instanceof HTMLInputElement ? target.value : '');
