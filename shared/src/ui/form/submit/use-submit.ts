import type { FormInstance } from 'antd/es/form';
import type { ApiError } from '../../../api/public';
import { useAct } from '../../base/act/use-act';
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
  const { run, busy, fault, setFault } = useAct(send, (error) => {
    const remaining = placeFaults(form, error);
    onRefused?.(error as ApiError);
    return remaining;
  });

  function reset() {
    form.resetFields();
    setFault(null);
  }

  return { submit: run, busy, fault, reset };
}
