import { AreaLayout } from '@portal/shared/ui/frame';

export function Component() {
  return <AreaLayout title="交易服务" address="/center/scm" />;
}
