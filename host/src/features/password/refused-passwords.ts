import type { ApiError } from '@portal/shared/api';

/** The server's reasons against a new password, in the form that shows them under its fields. */
export function refusedPasswords({ fields }: ApiError) {
  return (['newPwd', 'reNewPwd'] as const).flatMap((name) => {
    const fault = fields[name];
    return fault ? [{ name, errors: [fault] }] : [];
  });
}
