import { AreaLayout } from '@portal/shared/ui/frame';

export function Component() {
  return <AreaLayout title="消息中心" address="/msg/crm" />;
}
