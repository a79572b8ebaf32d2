import { readFileSync } from 'node:fs';
import type { TenantBrand } from '@portal/releases/src/catalog';
import type { Releases } from '@portal/releases/src/releases';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { demoIdentities } from './demo-identities';

type Pictures = 'companyLogo' | 'favicon';

/**
 * The demonstration's two tenants of customers. `logo` is a file beside this one. It is not a drawing (SVG): for a
 * drawing the browser would make a separate document at each place, before the first paint and for the icon of each
 * page.
 */
const demoTenants: readonly (Omit<TenantBrand, Pictures> & { logo: string })[] = [
  {
    ...noTenantFacts,
    code: 'localhost',
    isDefault: true,
    audience: 'customers',
    hostNames: ['localhost', '127.0.0.1'],
    platformName: '供应链金融服务平台',
    themeColor: '#D83651',
    logo: 'default-logo.webp',
    backgroundImg: '',
    backgroundTitle: '让每一笔真实贸易，都能获得信任',
    backgroundContent: '连接核心企业、供应商与资金方，应收账款在线确权、流转与融资，最快当日到账。',
    filingsContent: '沪ICP备00000000号-1  沪公网安备 31010000000000号',
    ...demoIdentities.localhost,
  },
  {
    ...noTenantFacts,
    code: 'jinqiao.localhost',
    isDefault: false,
    audience: 'customers',
    hostNames: ['jinqiao.localhost'],
    platformName: '金桥供应链',
    themeColor: '#0B6E4F',
    logo: 'jinqiao-logo.webp',
    backgroundImg: '',
    backgroundTitle: '一座桥，连起产业与资金',
    backgroundContent: '服务金桥集团上下游一万余家企业的供应链金融门户。',
    filingsContent: '浙ICP备00000000号-2',
    mainSystem: 'https://main.jinqiao.example/',
    ...demoIdentities['jinqiao.localhost'],
  },
];

/** The packages that a tenant runs in a slot, where the package does not have the slot's name. */
export const demoPackages: Record<string, Record<string, string>> = { 'jinqiao.localhost': { site: 'site-jinqiao' } };

type DemoTenant = (typeof demoTenants)[number];

/** The host name of the demonstration's own people. Nothing of the customers' runs there. */
const demoStaffTenant: DemoTenant = {
  ...noTenantFacts,
  code: 'staff.localhost',
  isDefault: false,
  audience: 'staff',
  hostNames: ['staff.localhost'],
  platformName: '平台工作台',
  themeColor: '#D83651',
  logo: 'default-logo.webp',
  backgroundImg: '',
  ...demoIdentities.localhost,
};

async function seedTenant(releases: Releases, { logo, ...brand }: DemoTenant, by: string): Promise<void> {
  const bytes = readFileSync(new URL(logo, import.meta.url));
  const address = await releases.storeTenantFile({ bytes, type: 'image/webp' });
  await releases.upsertTenant({ ...brand, companyLogo: address, favicon: address }, by);
}

/** The tenants of customers. */
export async function seedDemoTenants(releases: Releases, by: string): Promise<void> {
  for (const tenant of demoTenants) await seedTenant(releases, tenant, by);
}

export function seedDemoStaffTenant(releases: Releases, by: string): Promise<void> {
  return seedTenant(releases, demoStaffTenant, by);
}
