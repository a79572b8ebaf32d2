import { useRef, useState } from 'react';
import { unhandledSentence } from './unhandled-sentence';

export interface Act<Given extends unknown[]> {
  /** Only one run is under way, even if the person presses several times. */
  run: (...given: Given) => Promise<void>;
  busy: boolean;
  /** The reason why the last run failed: show it at the button. */
  fault: string | null;
  setFault: (fault: string | null) => void;
}

/** A thing that a button does on the server. `faultOf` gives another sentence for a failed call. */
export function useAct<Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  faultOf: (error: unknown) => string | null = unhandledSentence,
): Act<Given> {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function run(...given: Given) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault(null);
    try {
      await act(...given);
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy, fault, setFault };
}
