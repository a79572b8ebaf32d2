import { LinkButton, SuccessPanel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ResetCard } from './reset/reset-card';
import { hasReset } from './reset/reset-verified';

const secondsToLogin = 5;

/**
 * Third step. Only a person who has just set a new password here is congratulated; anybody else begins at the first
 * step.
 */
export function Component() {
  const { state } = useLocation();
  return hasReset(state) ? <Done /> : <Navigate to="/resetpwd/account" replace />;
}

/** The login page comes by itself after the countdown. */
function Done() {
  const [seconds, setSeconds] = useState(secondsToLogin);
  const navigate = useNavigate();

  useEffect(() => {
    if (seconds === 0) {
      void navigate('/login', { replace: true });
      return;
    }
    const timer = setTimeout(setSeconds, 1_000, seconds - 1);
    return () => clearTimeout(timer);
  }, [seconds, navigate]);

  return (
    <ResetCard step={2} title="密码重置成功">
      <SuccessPanel
        title="密码重置成功，其他设备已退出登录"
        hint={`${seconds} 秒后自动前往登录页。`}
        action={
          <LinkButton type="primary" to="/login">
            立即登录
          </LinkButton>
        }
      />
    </ResetCard>
  );
}
