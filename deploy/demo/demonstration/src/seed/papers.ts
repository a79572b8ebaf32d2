import type { Block, Fact, Paper } from '@portal/platform/src/kernel/files/pdf/paper';
import { platformInFull } from '@portal/platform/src/kernel/tenant/legal-party';
import { type DemoCompany, demoCompanies } from './companies';
import { demoCreditCode } from './credit-code';
import type { DemoTenant } from './demo-tenant';
import { identityBack, identityFront } from './identity-card';
import { rootOf } from './people';

const factsOf = (facts: readonly Fact[]): Block[] => [{ kind: 'facts', facts }];

const forShow: Block = { kind: 'paragraph', text: '本文件为演示材料，仅用于展示，不具有任何证明效力。' };

function license(company: DemoCompany): Block[] {
  return [
    ...factsOf([
      ['名称', company.name],
      ['统一社会信用代码', demoCreditCode(demoCompanies.indexOf(company) + 1)],
      ['类型', '有限责任公司（自然人投资或控股）'],
      ['法定代表人', '王立新'],
      ['注册资本', '伍仟万元整'],
      ['成立日期', '2018年6月12日'],
      ['住所', '上海市浦东新区科技园路88号'],
      [
        '经营范围',
        '电子产品、机械设备的研发、生产与销售；货物及技术进出口。（依法须经批准的项目，经相关部门批准后方可开展经营活动）',
      ],
    ]),
    { kind: 'gap', height: 40 },
    {
      kind: 'seals',
      places: [{ role: '登记机关', name: '市场监督管理局', seal: '演示专用章', lines: ['2018年6月12日'] }],
    },
  ];
}

function letter(company: DemoCompany, { party }: DemoTenant): Block[] {
  return [
    {
      kind: 'paragraph',
      text: `兹授权 ${rootOf(company.key).name} 作为 ${company.name} 的管理员，在${platformInFull(party)}办理企业注册、实名认证、数字证书申请及日常业务操作。`,
    },
    { kind: 'paragraph', text: '授权期限：自签署之日起至本企业书面撤销之日止。' },
    { kind: 'gap', height: 24 },
    {
      kind: 'seals',
      places: [
        { role: '委托企业（盖章）', name: company.name, seal: '演示专用章', lines: ['法定代表人（签字）：王立新'] },
      ],
    },
  ];
}

const legalPersonCard = (validTo: string) => ({
  name: '王立新',
  number: '110105********002X',
  office: '公安局浦东分局',
  validTo,
});

/** The gap between the page's title and a card. */
const apart: Block = { kind: 'gap', height: 16 };

interface PaperOf {
  readonly company: DemoCompany;
  readonly tenant: DemoTenant;
  /** The last day of the legal person's identity card. */
  readonly idValidTo: string;
}

/** Scans of a company's papers, as far as a demonstration may show them. */
const contents = {
  营业执照: ({ company }: PaperOf) => license(company),
  授权委托书: ({ company, tenant }: PaperOf) => letter(company, tenant),
  法人身份证人像面: ({ idValidTo }: PaperOf) => [apart, identityFront(legalPersonCard(idValidTo))],
  法人身份证国徽面: ({ idValidTo }: PaperOf) => [apart, identityBack(legalPersonCard(idValidTo))],
} satisfies Readonly<Record<string, (of: PaperOf) => Block[]>>;

export type DemoPaperTitle = keyof typeof contents;

/** The papers are older than the companies on the portal. */
const madeAt = new Date('2025-12-01T00:00:00+08:00');

export const demoPaper = (title: DemoPaperTitle, of: PaperOf): Paper => ({
  title,
  date: madeAt,
  // A card is a picture on a page, not a certificate that fills the page.
  framed: !title.includes('身份证'),
  blocks: [...contents[title](of), { kind: 'gap', height: 24 }, forShow],
});
