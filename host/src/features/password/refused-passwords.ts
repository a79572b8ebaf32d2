import type { ApiError } from '@portal/shared/api';

/** Why the server does not take a new password, as the form shows it under its fields. */
export function refusedPasswords({ fields }: ApiError) {
  return (['newPwd', 'reNewPwd'] as const).flatMap((name) => {
    const fault = fields[name];
    return fault ? [{ name, errors: [fault] }] : [];
  });
}
