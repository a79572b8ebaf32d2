import { ApiError } from '@portal/shared/api';
import type { FormInstance } from '@portal/shared/ui/form';

/**
 * Puts what the server has against single fields under those of the form, and the focus into the first. False where it
 * said nothing of them: then the sentence as a whole has to be shown.
 */
export function showFieldFaults(form: FormInstance, error: unknown, names: readonly string[]): boolean {
  ApiError.expect(error);
  const faulty = names.filter((name) => error.fields[name] !== undefined);
  form.setFields(faulty.map((name) => ({ name, errors: [error.fields[name] ?? ''] })));
  const [first] = faulty;
  if (first !== undefined) form.focusField(first);
  return first !== undefined;
}
