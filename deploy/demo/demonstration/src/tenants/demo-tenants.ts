import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { TenantBrand } from '@portal/releases/src/catalog';
import type { Releases } from '@portal/releases/src/releases';
import { noTenantFacts } from '@portal/shared/tenant-facts';
import { demoIdentities } from './demo-identities';

type Pictures = 'companyLogo' | 'favicon' | 'backgroundImg';

/**
 * The demonstration's two tenants of customers. `logo` is a file beside this one. It is not a drawing (SVG): for a
 * drawing the browser would make a separate document at each place, before the first paint and for the icon of each
 * page. `background` is an SVG: it is large and appears once.
 */
const demoTenants: readonly (Omit<TenantBrand, Pictures> & { logo: string; background?: string })[] = [
  {
    ...noTenantFacts,
    code: 'localhost',
    wordmark: '供链通',
    isDefault: true,
    audience: 'customers',
    hostNames: ['localhost', '127.0.0.1'],
    platformName: '供应链金融服务平台',
    themeColor: '#D83651',
    logo: 'default-logo.webp',
    backgroundTitle: '让每一笔真实贸易，都能获得信任',
    backgroundContent: '连接核心企业、供应商与资金方，应收账款在线确权、流转与融资，最快当日到账。',
    filingsContent: '沪ICP备00000000号-1',
    policeFiling: '沪公网安备 31010000000000号',
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
    background: 'jinqiao-bridge.svg',
    accentColor: '#B8862D',
    pageColor: '#F8F4EA',
    radius: '20',
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
  ...demoIdentities.localhost,
};

const types: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

const storedPicture = (releases: Releases, file: string): Promise<string> =>
  releases.storeTenantFile({
    bytes: readFileSync(new URL(file, import.meta.url)),
    type: types[extname(file)] ?? '',
  });

async function seedTenant(releases: Releases, { logo, background, ...brand }: DemoTenant, by: string): Promise<void> {
  const address = await storedPicture(releases, logo);
  const backgroundImg = background ? await storedPicture(releases, background) : '';
  await releases.upsertTenant({ ...brand, companyLogo: address, favicon: address, backgroundImg }, by);
}

/** The tenants of customers. */
export async function seedDemoTenants(releases: Releases, by: string): Promise<void> {
  for (const tenant of demoTenants) await seedTenant(releases, tenant, by);
}

export function seedDemoStaffTenant(releases: Releases, by: string): Promise<void> {
  return seedTenant(releases, demoStaffTenant, by);
}
