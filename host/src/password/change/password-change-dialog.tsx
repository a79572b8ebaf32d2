import { onPasswordChangeRequest } from '@portal/shared/session';
import { Dialog, FormSkeleton, lateComponent } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../login/use-logout';

const PasswordChangeForm = lateComponent(
  () => import('./password-change-form').then((module) => module.PasswordChangeForm),
  { meanwhile: <FormSkeleton fields={4} /> },
);

interface PasswordChangeDialogProps {
  title?: string;
  /** As far as it is known: masked. */
  mobile: string;
}

/** 安全提示: the password change over any page of the centre. */
export function PasswordChangeDialog({ title = '安全提示', mobile }: PasswordChangeDialogProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  useEffect(() => onPasswordChangeRequest(() => setOpen(true)), []);

  async function takeLoginType(loginType: '10' | '20') {
    // After a change the form loads the page anew by itself.
    if (loginType === '20') return;
    setOpen(false);
    await logOut('修改密码时返回登录页');
    await navigate('/login', { replace: true });
  }

  return (
    <Dialog open={open} title={title} onClose={() => setOpen(false)}>
      <PasswordChangeForm
        loginType="10"
        mobile={mobile}
        onLoginType={(loginType) => void takeLoginType(loginType).catch(() => undefined)}
      />
    </Dialog>
  );
}
