import { useAskAgain } from '@portal/shared/use-ask-again';
import { useState } from 'react';
import { withTries } from '../federation/try-policy';

/** A module that is loaded when it is wanted, and asked for again until it comes; null until then. */
export function useLoadedCode<T>(load: () => Promise<T>, wanted = true): T | null {
  const [module, setModule] = useState<T | null>(null);
  useAskAgain(wanted && module === null, () => withTries(load).then(setModule));
  return module;
}
