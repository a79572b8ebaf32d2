import { AreaLayout } from '@portal/shared/ui/frame';

/** 账户中心: the entries that the person may open, and the page beside them. */
export function Component() {
  return <AreaLayout title="账户中心" address="/center/crm" />;
}
