import type { FormInstance } from 'antd/es/form';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/public';
import { placeFaults } from './place-faults';

interface Submit<Values> {
  /** For the form's `onFinish`: only one request is under way, even if the person presses several times. */
  submit: (values: Values) => Promise<void>;
  busy: boolean;
  /** The fault that belongs to no field: show it at the button. */
  fault: string | null;
  /** Empties the form and removes its fault. */
  reset: () => void;
}

/** Sends a form once. Faults of fields go to their fields, other faults stand at the button; the typed text stays. */
export function useSubmit<Values>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<unknown>,
  onRefused?: (error: ApiError) => void,
): Submit<Values> {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(values: Values) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFault(null);
    try {
      await send(values);
    } catch (error) {
      setFault(placeFaults(form, error));
      onRefused?.(error as ApiError);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function reset() {
    form.resetFields();
    setFault(null);
  }

  return { submit, busy, fault, reset };
}
