import { ApiError } from '@portal/shared/api';
import type { FormInstance } from '@portal/shared/ui/form';
import { useRef, useState } from 'react';
import { placeFaults } from './place-faults';

interface FormSubmit<Values> {
  /** For the form's `onFinish`: however often it is pressed, one request is under way. */
  submit: (values: Values) => Promise<void>;
  pending: boolean;
  /** What went wrong and belongs to no field: to be shown at the button. */
  fault: string | null;
}

/** Sends a form once. Faults go to their fields, the others stand at the button; what was typed stays. */
export function useFormSubmit<Values>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<void>,
  onRefused?: (error: ApiError) => void,
): FormSubmit<Values> {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(values: Values) {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFault(null);
    try {
      await send(values);
    } catch (error) {
      ApiError.expect(error);
      const placed = placeFaults(form, error.fields);
      if (!placed && !error.handled) setFault(error.msg);
      onRefused?.(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  return { submit, pending, fault };
}
