import type { FormInstance } from '@portal/shared/ui/form';
import { useState } from 'react';
import { showFieldFaults } from './show-field-faults';
import { unhandledSentence } from './unhandled-sentence';

/** Does something for a form: while it runs the form is busy, and what goes wrong stands at its fields or above its buttons. */
export function useSubmit(form: FormInstance, fields: readonly string[], onRefused?: () => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await act();
    } catch (error) {
      if (!showFieldFaults(form, error, fields)) setFault(unhandledSentence(error));
      onRefused?.();
    } finally {
      setBusy(false);
    }
  }
  return { busy, fault, submit };
}
