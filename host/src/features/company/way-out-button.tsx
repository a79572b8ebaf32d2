import { ApiError } from '@portal/shared/api';
import type { Membership } from '@portal/shared/session';
import { Button, showMessage } from '@portal/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openWayOut, wayOutLabel } from './way-out';

/** Leads the administrator of a company that nobody can enter to its way out. Nothing, if there is none. */
export function WayOutButton({ membership }: { membership: Membership }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const label = wayOutLabel(membership);
  if (label === undefined) return null;

  async function open() {
    setBusy(true);
    try {
      const link = await openWayOut(membership);
      if (link) {
        await navigate(link.to);
        return;
      }
      showMessage('warning', '企业状态已变化，请刷新页面后重试');
    } catch (error) {
      ApiError.expect(error);
      showMessage('error', error.msg);
    }
    setBusy(false);
  }

  return (
    <Button size="middle" loading={busy} onClick={open}>
      {label}
    </Button>
  );
}
