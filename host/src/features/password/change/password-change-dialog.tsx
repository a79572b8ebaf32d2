import { onPasswordChangeRequest } from '@portal/shared/session';
import { Dialog, FormSkeleton, lateComponent } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

const PasswordChangeForm = lateComponent(
  () => import('./password-change-form').then((module) => module.PasswordChangeForm),
  { meanwhile: <FormSkeleton fields={4} /> },
);

/**
 * The password change over any page of the centre. Before the login is complete it is a card of the login page instead.
 */
export function PasswordChangeDialog({ mobile }: { mobile: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => onPasswordChangeRequest(() => setOpen(true)), []);

  return (
    <Dialog open={open} title="修改密码" onClose={close}>
      <PasswordChangeForm loginType="10" mobile={mobile} onCancel={close} />
    </Dialog>
  );
}
