import type { CallReply } from '@portal/shared/contract';
import { noTenantFacts } from '@portal/shared/tenant-facts';

type TenantFacts = CallReply<'staffTenantShow'>;

/** A tenant for tests of its pages. */
export const sampleTenant = (own: Partial<TenantFacts> = {}): TenantFacts => ({
  ...noTenantFacts,
  code: 'jinqiao',
  platformName: '金桥供应链',
  legalName: '金桥供应链科技有限公司',
  audience: 'customers',
  isDefault: false,
  state: 'open',
  hostNames: ['jinqiao.example.com'],
  themeColor: '#1D5B8A',
  companyLogo: '/brand/logo.svg',
  favicon: '',
  backgroundImg: '',
  backgroundTitle: '让资金流向好企业',
  backgroundContent: '为核心企业及其供应商提供融资服务。',
  ...own,
});
