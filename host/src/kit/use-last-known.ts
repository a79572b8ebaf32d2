import { useState } from 'react';

/** The last value that was there: it stays while the value is asked for again, and when the session ends. */
export function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
