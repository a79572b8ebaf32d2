import { type FocusEvent, useState } from 'react';
import { type DateFormat, parseDateText } from '../../../validators/date-text';

/** Watches what is typed into a picker: a text that is no date is an input error, told once the field is left. */
export function useInputError(format: DateFormat, onInputError: ((message: string) => void) | undefined) {
  const [wrong, setWrong] = useState(false);
  const judge = (event: FocusEvent<HTMLElement>) => {
    const parsed = parseDateText((event.target as HTMLInputElement).value ?? '', 'single', format);
    setWrong(!parsed.ok);
    if (!parsed.ok) onInputError?.(parsed.message);
  };
  const forgive = () => setWrong(false);
  return { wrong, judge, forgive };
}
