import { LoadedArea, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { staffCall } from '../../../client/staff-call';
import { LoginLists } from '../../../records/login-lists';

/** 登录与设备 */
export function LoginsTab({ compCode }: { compCode: string }) {
  const logins = useLoaded((signal) => staffCall('staffCompanyLogins', { body: { compCode } }, signal));
  return (
    <LoadedArea loaded={logins} skeleton={<TextSkeleton lines={8} />}>
      {(value) => <LoginLists {...value} named />}
    </LoadedArea>
  );
}
