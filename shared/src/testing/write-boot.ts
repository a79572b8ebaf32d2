import { type BootDocument, bootElementId } from '../boot/public';
import { filingLinks } from '../tenant/filing-links';
import { noTenantFacts, pickFacts, publicFactNames } from '../tenant/tenant-facts';

const filings = { filingsContent: '沪ICP备00000000号-1', policeFiling: '沪公网安备 31010000000000号' };

export const sampleBoot: BootDocument = {
  audience: 'customers',
  home: '/index/index',
  tenant: {
    ...pickFacts(noTenantFacts, publicFactNames),
    code: 'default',
    platformName: '供应链金融服务平台',
    themeColor: '#D83651',
    companyLogo: '',
    favicon: '',
    backgroundImg: '',
    backgroundTitle: '让信用流动起来',
    backgroundContent: '连接核心企业、供应商与资金方。',
    ...filings,
    filings: filingLinks(filings),
    legalName: '供链通（演示）科技有限公司',
    address: '上海市浦东新区世纪大道 8000 号供链通大厦 18 层',
    hotline: '400-000-1234',
  },
  host: { package: 'host', version: '1.0.0', build: 'b', hashes: null },
  remotes: [],
  integrity: {},
  demo: true,
  standalone: null,
  override: null,
};

/** Puts a boot document into the page, as the gateway would. */
export function writeBoot(boot = sampleBoot): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = bootElementId;
  script.textContent = JSON.stringify(boot);
  document.head.append(script);
}
