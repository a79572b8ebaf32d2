import type { Queryable } from '@portal/database';
import { type SiteContent, siteContent } from '@portal/database/schema/platform';
import { formatDay } from '@portal/shared/format';
import { demoTenants } from './demo-tenant';

const dayMs = 86_400_000;

/** The names are invented. Each has a mark of its own. */
const partners: SiteContent['partners'] = [
  {
    name: '青禾银行',
    kind: '银行',
    mark: 'M11 21v-7C6 14 3 11 3 5c6 0 8.5 3 9 6 .8-2.5 3.3-4.5 9-4.5C21 12 18 15 13 15v6z',
  },
  {
    name: '澄江银行',
    kind: '银行',
    mark: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM4 10q4-3 8 0t8 0v3q-4 3-8 0t-8 0z',
  },
  {
    name: '云汀银行',
    kind: '银行',
    mark: 'M7 19a5 5 0 0 1-.6-9.96A6 6 0 0 1 18 9.5 4.8 4.8 0 0 1 17.5 19zM8 16h8v-2H8z',
  },
  { name: '南屿农商银行', kind: '银行', mark: 'M2 19 9 6l4 7 2-3 7 9z' },
  { name: '岱岭银行', kind: '银行', mark: 'M2 20 8 9l3 5 4-8 7 14zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3z' },
  { name: '汐岸银行', kind: '银行', mark: 'M14 2a10 10 0 1 0 7.5 14A8 8 0 0 1 14 2z' },
  { name: '澜石商业保理', kind: '商业保理', mark: 'M12 2 22 9 12 22 2 9zM12 6 7 9.5 12 17l5-7.5z' },
  { name: '砚山资产管理', kind: '资产管理', mark: 'M3 3h18v18H3zM7 7v6h10V7zM7 15v2h10v-2z' },
];

/** The last day of the previous month, written as in a sentence. */
function endOfLastMonth(now: Date): string {
  const [year = 0, month = 0] = formatDay(now.toISOString()).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0));
  return `${last.getUTCFullYear()} 年 ${last.getUTCMonth() + 1} 月 ${last.getUTCDate()} 日`;
}

const volume = { value: '368.5', unit: '亿元', name: '累计融资额' };
const companies = { value: '10,286', unit: '家', name: '服务企业' };

function contentAt(now: Date): SiteContent {
  const day = (days: number) => formatDay(new Date(now.getTime() + days * dayMs).toISOString());
  return {
    figures: [
      volume,
      companies,
      { value: String(partners.length), unit: '家', name: '合作资金方' },
      { value: '4.6', unit: '小时', name: '平均放款时长' },
    ],
    figuresNote: `演示数据，截至 ${endOfLastMonth(now)}`,
    voucher: {
      number: `PZ${day(-30).replaceAll('-', '')}00268`,
      issuer: '松岳建设集团有限公司',
      holder: '江川钢构有限公司',
      amount: 5_000_000,
      amountInWords: '人民币伍佰万元整',
      issued: day(-30),
      due: day(150),
      parts: [
        { holder: '江川钢构有限公司', use: '持有到期', amount: 2_000_000 },
        { holder: '临湖型材有限公司', use: '转让给上游供应商', amount: 1_800_000 },
        { holder: '青禾银行', use: '融资，当日到账', amount: 1_200_000 },
      ],
    },
    partners,
    certificates: [
      { title: '网络安全等级保护三级', text: '通过第三级测评，每年复测。' },
      { title: '可靠电子签名', text: '证书由依法设立的电子认证服务机构签发。' },
      { title: '数据存储于境内', text: '安全审计记录保存不少于一百八十天。' },
    ],
    about: [
      '平台为核心企业及其上游供应商提供应收账款确权、流转与融资的信息技术服务，让末端供应商也能用上核心企业的信用。',
      `截至 ${endOfLastMonth(now)}，平台累计服务企业 ${companies.value} ${companies.unit}，覆盖制造、建筑、物流等二十余个行业，累计融资 ${volume.value} ${volume.unit}；合作资金方 ${partners.length} 家，其中六家银行已完成系统直连。（以上为演示数据）`,
      '平台不吸收资金，也不提供担保：融资由资金方独立审批和发放，款项在企业与资金方的账户之间直接划转。',
    ],
  };
}

/** Seeds only the first tenant's site. The second tenant's site is a package of its own and brings its own texts. */
export async function seedSiteContent(db: Queryable, now: Date): Promise<void> {
  const [first] = demoTenants;
  if (!first) return;
  const content = contentAt(now);
  await db
    .insert(siteContent)
    .values({ tenant: first.code, content })
    .onConflictDoUpdate({ target: siteContent.tenant, set: { content } });
}
