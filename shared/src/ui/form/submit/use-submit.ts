import type { FormInstance } from 'antd/es/form';
import type { ApiError } from '../../../api/public';
import { useAct } from '../../base/act/use-act';
import { placeFaults } from './place-faults';

/**
 * Sends a form once: `submit` is for its `onFinish`. Faults of fields go to their fields, and `fault`, which belongs to
 * no field, stands at the button; the typed text stays.
 */
export function useSubmit<Values>(
  form: FormInstance<Values>,
  send: (values: Values) => Promise<unknown>,
  onRefused?: (error: ApiError) => void,
) {
  const { run, busy, fault, setFault } = useAct(send, (error) => {
    const remaining = placeFaults(form, error);
    onRefused?.(error as ApiError);
    return remaining;
  });

  /** Empties the form and removes its fault. */
  function reset() {
    form.resetFields();
    setFault(null);
  }

  return { submit: run, busy, fault, reset };
}
