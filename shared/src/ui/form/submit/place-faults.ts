import type { FormInstance } from 'antd/es/form';
import { ApiError } from '../../../api/public';
import { unhandledSentence } from '../../base/act/unhandled-sentence';

/**
 * Shows the server's faults of single fields at the form's fields, and goes to the first one. Answers the fault that
 * remains for the whole form; null if there is none.
 */
export function placeFaults<Values>(form: FormInstance<Values>, error: unknown): string | null {
  ApiError.expect(error);
  const { fields } = error;
  const faulty = Object.keys(form.getFieldsValue() as object).filter((name) => fields[name] !== undefined);
  const [first] = faulty;
  if (first === undefined) return unhandledSentence(error);
  form.setFields(faulty.map((name) => ({ name: name as never, errors: [fields[name] ?? ''] })));
  form.scrollToField(first as never, { focus: true, block: 'center' });
  return null;
}
