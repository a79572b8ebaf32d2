import type { FormInstance } from '@portal/shared/ui/form';

/** Shows what the server found at the fields of the form and goes to the first of them. Answers whether it fell to any field. */
export function placeFaults<Values>(form: FormInstance<Values>, faults: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(form.getFieldsValue(true) as object);
  const own = Object.entries(faults).filter(([name]) => names.includes(name));
  const [first] = own;
  if (!first) return false;
  form.setFields(own.map(([name, message]) => ({ name: name as never, errors: [message] })));
  form.scrollToField(first[0] as never, { focus: true, block: 'center' });
  return true;
}
