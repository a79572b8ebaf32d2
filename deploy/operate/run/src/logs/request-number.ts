import { SettingError } from '../setting-error';

/** The digits of a request's number, as somebody types it: with or without hyphens, or the whole trace id. */
export function digitsOf(number: string | undefined): string {
  const digits = (number ?? '').toLowerCase().replace(/[-\s]/g, '');
  if (!/^[0-9a-f]{8,32}$/.test(digits))
    throw new SettingError(
      'Say the number of a request: --number 7f3a-91c2-b4d0, at least its first eight digits, or the trace id.',
    );
  return digits;
}
