import type { FormInstance } from 'antd/es/form';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../api/public';
import { placeFaults } from './place-faults';

interface Submit<Values> {
  /** For the form's `onFinish`: however often it is pressed, one request is under way. */
  submit: (values: Values) => Promise<void>;
  busy: boolean;
  /** What went wrong and belongs to no field: to be shown at the button. */
  fault: string | null;
  /** The form is emptied, and what went wrong with it. */
  reset: () => void;
}

/** Sends a form once. Faults go to their fields, the others stand at the button; what was typed stays. */
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
