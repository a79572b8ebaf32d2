import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { staffCall } from '../../../client/staff-call';
import { Sheet } from '../../../frame/sheet';
import { DeviceList } from '../../../records/device-list';
import { LoginTable } from '../../../records/login-table';

/** 登录与设备 */
export function LoginsTab({ compCode }: { compCode: string }) {
  const logins = useLoaded((signal) => staffCall('staffCompanyLogins', { body: { compCode } }, signal));
  return (
    <LoadedArea loaded={logins} skeleton={<TextSkeleton lines={8} />}>
      {(value) => (
        <>
          <Sheet title="登录中的设备">
            <DeviceList devices={value.devices} named />
          </Sheet>
          <Sheet title="最近登录">
            <LoginTable logins={value.logins} named />
          </Sheet>
        </>
      )}
    </LoadedArea>
  );
}
