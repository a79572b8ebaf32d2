import type { FormInstance } from 'antd/es/form';
import { ApiError } from '../../../api/public';

/**
 * Puts what the server has against single fields at those of the form, and goes to the first. Answers what is left to
 * say of the whole; null for nothing.
 */
export function placeFaults<Values>(form: FormInstance<Values>, error: unknown): string | null {
  ApiError.expect(error);
  const { fields, handled, msg } = error;
  const faulty = Object.keys(form.getFieldsValue() as object).filter((name) => fields[name] !== undefined);
  const [first] = faulty;
  if (first === undefined) return handled ? null : msg;
  form.setFields(faulty.map((name) => ({ name: name as never, errors: [fields[name] ?? ''] })));
  form.scrollToField(first as never, { focus: true, block: 'center' });
  return null;
}
