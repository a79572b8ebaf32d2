import { ApiError } from '@portal/shared/api';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a pause in typing is before what was typed goes to the server. */
const pauseMilliseconds = 1_500;

export type DraftState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed' };

export interface Draft {
  state: DraftState;
  /** Something typed is not at the server yet. */
  dirty: boolean;
  /** Something was typed. */
  touch: () => void;
  saveNow: () => Promise<boolean>;
  /** What was typed has gone to the server another way. */
  settle: () => void;
}

/** Keeps a form's draft at the server: by itself after each pause, and on demand. */
export function useDraft(save: () => Promise<unknown>): Draft {
  const [state, setState] = useState<DraftState>({ kind: 'untouched' });
  const [changes, setChanges] = useState(0);
  const [saved, setSaved] = useState(0);
  const dirty = changes > saved;

  async function saveNow(): Promise<boolean> {
    setState({ kind: 'saving' });
    try {
      await save();
      setSaved(changes);
      setState({ kind: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed' });
      return false;
    }
  }

  const saveByItself = useEffectEvent(saveNow);
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void saveByItself(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [changes]);

  const touch = () => setChanges((count) => count + 1);
  const settle = () => setSaved(changes);
  return { state, dirty, touch, saveNow, settle };
}
