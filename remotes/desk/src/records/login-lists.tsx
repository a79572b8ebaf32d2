import type { CallReply } from '@portal/shared/contract';
import { Sheet } from '../frame/sheet';
import { DeviceList } from './device-list';
import { LoginTable } from './login-table';

interface LoginListsProps extends CallReply<'staffCompanyLogins'> {
  /** The people are named: the lists are of a whole company. */
  named?: boolean;
}

/** The sessions that still last, and the last logins. */
export function LoginLists({ devices, logins, named = false }: LoginListsProps) {
  return (
    <>
      <Sheet title="登录中的设备">
        <DeviceList devices={devices} named={named} />
      </Sheet>
      <Sheet title="最近登录">
        <LoginTable logins={logins} named={named} />
      </Sheet>
    </>
  );
}
