import { useState } from 'react';

/** The value as it was before `still` began; after that the newest one. */
export function useStill<T>(value: T, still: boolean): T {
  const [kept, setKept] = useState(value);
  if (!still && kept !== value) setKept(value);
  return still ? kept : value;
}
