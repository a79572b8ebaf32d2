import { PageHeader } from '@portal/shared/ui/frame';

export function Component() {
  return <PageHeader title="企业信息" />;
}
