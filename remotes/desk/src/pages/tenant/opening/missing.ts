import { consents } from '@portal/shared/codes';
import { openingFactNames, tenantFacts } from '@portal/shared/tenant-facts';
import type { OpeningFact, OpeningPart } from '@portal/shared/tenant-opening';
import { deployRead } from '../../../client/deploy-call';

const facts = Object.fromEntries(openingFactNames.map((name) => [`fact:${name}`, tenantFacts[name].label])) as Record<
  `fact:${OpeningFact}`,
  string
>;

const names: Readonly<Record<OpeningPart, string>> = {
  ...facts,
  'text:SERVICE': `《${consents.SERVICE}》`,
  'text:PRIVACY': `《${consents.PRIVACY}》`,
  'text:CERTIFICATE': `《${consents.CERTIFICATE}》`,
  'text:FACE': `《${consents.FACE}》`,
  host: '门户宿主',
  'page:texts': '协议正文页面',
  'page:registration': '企业注册页面',
  'page:centre': '登录后的首页',
};

/** What a tenant waits for before customers are served. */
export interface Opening {
  readonly missing: readonly OpeningPart[];
  /** The texts are there, and wait to be confirmed. */
  readonly draft?: boolean;
}

export const notWaiting: Opening = { missing: [] };

/** As the gateway tells it. */
export async function openingOf(code: string, signal: AbortSignal): Promise<Opening> {
  const path = `/tenants/${encodeURIComponent(code)}/opening`;
  return deployRead<Opening>(path, signal);
}

/** What somebody can do about several parts at once. */
export interface MissingGroup {
  readonly title: string;
  readonly names: readonly string[];
  readonly way: string;
  /** The parts are filled in on the page itself. */
  readonly here?: true;
}

const drafted =
  '初始文本待审阅：请由法务审阅后，由平台运维以 portal content confirm 确认，或以 portal content push 发布修订文本';

const groups: readonly (Omit<MissingGroup, 'names'> & {
  readonly has: (part: OpeningPart) => boolean;
  /** The way where a draft waits. */
  readonly draftWay?: string;
})[] = [
  { title: '运营主体资料', way: '在“资料”中填写', here: true, has: (part) => part.startsWith('fact:') },
  {
    title: '协议文本',
    way: '由平台运维以 portal content push 发布',
    draftWay: drafted,
    has: (part) => part.startsWith('text:'),
  },
  {
    title: '页面版本',
    way: '由平台运维以 portal assign 上线',
    has: (part) => part === 'host' || part.startsWith('page:'),
  },
];

export function missingGroups({ missing, draft = false }: Opening): MissingGroup[] {
  return groups
    .map(({ has, draftWay, ...group }) => ({
      ...group,
      ...(draft && draftWay && { way: draftWay }),
      names: missing.filter(has).map((part) => names[part]),
    }))
    .filter((group) => group.names.length > 0);
}
