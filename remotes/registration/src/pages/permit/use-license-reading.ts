import { ApiError, call } from '@portal/shared/api';
import { showMessage } from '@portal/shared/ui';
import type { StoredFile } from '@portal/shared/ui/fields';
import type { FormInstance } from '@portal/shared/ui/form';
import { useState } from 'react';
import { type PermitValues, withRead } from './permit-values';

/** Fills the form from the picture of the licence. A person has to confirm the values that were read. */
export function useLicenseReading(form: FormInstance<PermitValues>, before: readonly string[], onRead: () => void) {
  const [reading, setReading] = useState(false);
  /** Fields that were read and that nobody has confirmed yet. */
  const [unconfirmed, setUnconfirmed] = useState(before);

  async function read({ fileToken }: StoredFile) {
    setReading(true);
    try {
      const reply = await call('licenseRead', { body: { fileToken } }, { handlesErrors: true });
      const { values, filled } = withRead(form.getFieldsValue(true), reply.values);
      form.setFieldsValue(values);
      // A fault may be gone with the values that were read. The form itself clears only fields whose own value changes.
      void form.validateFields(filled).catch(() => undefined);
      setUnconfirmed((fields) => [...new Set([...fields, ...filled])]);
      onRead();
    } catch (error) {
      ApiError.expect(error);
      showMessage('info', '证照未能自动识别，请手工填写');
    } finally {
      setReading(false);
    }
  }

  const confirm = (fields: readonly string[]) =>
    setUnconfirmed((waiting) => waiting.filter((field) => !fields.includes(field)));

  return { reading, unconfirmed, read, confirm };
}
