import { ApiError } from '@portal/shared/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** After a pause of this length in typing, the input goes to the server. */
const pauseMilliseconds = 1_500;

export type DraftState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** Empty: the person knows already why. */
  | { readonly kind: 'failed'; readonly why: string };

export interface Draft {
  state: DraftState;
  /** The server does not have all input yet. */
  dirty: boolean;
  /** Call it when the person has typed something. */
  touch: () => void;
  saveNow: () => Promise<boolean>;
  /** The input goes to the server another way: no draft of it is kept after this. */
  settle: () => void;
  /** Waits for a draft that is on its way, so that it arrives before the next call. */
  idle: () => Promise<unknown>;
}

/** Only where there was no answer the network is to blame. */
function reasonOf({ kind, msg, handled }: ApiError): string {
  if (kind === 'network' || kind === 'timeout') return '请检查网络后重试';
  return handled ? '' : msg;
}

/**
 * Keeps a form's draft at the server: by itself after each pause in typing, and on demand. One save follows the other.
 * `onRefused` hears why a draft was not taken.
 */
export function useDraft(save: () => Promise<unknown>, onRefused?: (error: ApiError) => void): Draft {
  const [state, setState] = useState<DraftState>({ kind: 'untouched' });
  const [changes, setChanges] = useState(0);
  const [saved, setSaved] = useState(0);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const dirty = changes > saved;

  async function attempt(): Promise<boolean> {
    setState({ kind: 'saving' });
    try {
      await save();
      setSaved((before) => Math.max(before, changes));
      setState({ kind: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      ApiError.expect(error);
      setState({ kind: 'failed', why: reasonOf(error) });
      onRefused?.(error);
      return false;
    }
  }

  function saveNow(): Promise<boolean> {
    const attempted = running.current.then(attempt, attempt);
    running.current = attempted;
    return attempted;
  }

  const saveByItself = useEffectEvent(saveNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!dirty) return;
    const timer = setTimeout(() => void saveByItself(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [changes, dirty]);

  const touch = () => setChanges((count) => count + 1);
  const settle = () => setSaved(changes);
  return { state, dirty, touch, saveNow, settle, idle: () => running.current };
}
