// By their public names: the desk brings this table along, and takes what the host provides from the host.
import { creditCodeLabel } from '@portal/shared/company-fields';
import { pageColorFault, radiusFault } from '@portal/shared/ui/theme';
import { creditCode as creditCodeError } from '@portal/shared/validators';

/** A fact about a tenant that its operator sets, with all that the command, the desk and the gateway need of it. */
export interface TenantFact {
  readonly label: string;
  readonly maxLength: number;
  /** The option of `portal tenants`, with its description. */
  readonly option: string;
  readonly description: string;
  /** Returns why a value that is not empty is refused. */
  readonly check?: (text: string) => string | null;
  /** Every page of the tenant knows it, and whoever reads the page. */
  readonly public?: true;
  /** Customers are told, so a tenant does not open without it. The text is how the command names what is missing. */
  readonly toOpen?: string;
  /** It names the company that runs the platform: the party of contracts, the sender of messages. */
  readonly identity?: true;
  /** A text of the brand, which the desk edits beside a preview. */
  readonly brand?: true;
  /** The desk's form asks for it. */
  readonly missing?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** The desk offers to copy it, or gives it a whole line. */
  readonly copy?: true;
  readonly wide?: true;
}

const hotlineForm = /^[0-9+][0-9 -]{2,28}[0-9]$/;
const policeForm = /^\p{Script=Han}公网安备\s*\d{8,20}\s*号$/u;
const colorForm = /^#[0-9A-Fa-f]{6}$/;
const colorFault = (label: string) => (text: string) =>
  colorForm.test(text) ? null : `${label} ${text} 不合法：请使用 #RRGGBB 格式。`;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** In the order in which the desk shows them. All are texts and may be empty, but `mainSystem` is null if there is none. */
export const tenantFacts = {
  platformName: {
    label: '平台名称',
    maxLength: 40,
    option: 'name',
    description: 'name of the platform, in Chinese',
    public: true,
    missing: '请输入平台名称',
  },
  legalName: {
    label: '公司名称',
    maxLength: 60,
    option: 'legal-name',
    description: 'company that runs it: the party of contracts, the sender of messages',
    public: true,
    identity: true,
    toOpen: 'company that runs it',
  },
  creditCode: {
    label: creditCodeLabel,
    maxLength: 18,
    option: 'credit-code',
    description: 'unified social credit code of that company',
    check: (text) => (creditCodeError(text) === null ? null : `${creditCodeLabel} ${text} 不正确。`),
    identity: true,
    copy: true,
  },
  legalPerson: {
    label: '法定代表人',
    maxLength: 40,
    option: 'legal-person',
    description: 'its legal representative',
    identity: true,
  },
  hotline: {
    label: '客服热线',
    maxLength: 30,
    option: 'hotline',
    description: 'number that customers call',
    check: (text) =>
      hotlineForm.test(text) ? null : `客服热线 ${text} 不合法：只能包含数字、空格、连字符和开头的加号。`,
    public: true,
    identity: true,
    toOpen: 'number that customers call',
  },
  address: {
    label: '联系地址',
    maxLength: 100,
    option: 'address',
    description: 'its address',
    public: true,
    identity: true,
    toOpen: 'address of that company',
    wide: true,
  },
  filingsContent: {
    label: '备案信息',
    maxLength: 200,
    option: 'filings',
    description: 'filing text below every page',
    public: true,
    toOpen: 'filing text',
    wide: true,
  },
  policeFiling: {
    label: '公安备案号',
    maxLength: 40,
    option: 'police-filing',
    description: "number at the police's register, such as 沪公网安备 31010000000000号",
    check: (text) =>
      policeForm.test(text) ? null : `公安备案号 ${text} 不合法：请填写完整的备案号，如 沪公网安备 31010000000000号。`,
    public: true,
    hint: '显示在每个页面底部，带徽标并可查询；留空则不显示',
    placeholder: '沪公网安备 31010000000000号',
  },
  cookieNotice: {
    label: 'Cookie 提示',
    maxLength: 120,
    option: 'cookie-notice',
    description: 'line about cookies that visitors of the public pages read once; empty for none',
    public: true,
    hint: '在公开页面底部显示一次，客户点击“知道了”后不再出现；留空则不显示',
    wide: true,
  },
  mainSystem: {
    label: '主系统地址',
    maxLength: 500,
    option: 'main-system',
    description: 'address of its main system; "none" for none',
    check: (text) => (isWebAddress(text) ? null : `主系统地址 ${text} 不合法：请使用 http 或 https 地址。`),
    public: true,
    hint: '留空则不显示“平台主页”',
    placeholder: 'https://',
    wide: true,
  },
  themeColor: {
    label: '主题色',
    maxLength: 7,
    option: 'color',
    description: 'theme colour, #RRGGBB; #D83651 by default',
    check: colorFault('主题色'),
    public: true,
    brand: true,
  },
  accentColor: {
    label: '点缀色',
    maxLength: 7,
    option: 'accent',
    description: 'colour of thin lines and marks, #RRGGBB; the theme colour where there is none',
    check: colorFault('点缀色'),
    public: true,
    brand: true,
    hint: '用于细线和选中标记，留空则与主题色相同',
  },
  pageColor: {
    label: '页面底色',
    maxLength: 7,
    option: 'page-color',
    description:
      'ground of pages behind the login, #RRGGBB, light enough for all texts; a cool grey where there is none',
    check: (text) => colorFault('页面底色')(text) ?? pageColorFault(text),
    public: true,
    brand: true,
    hint: '登录后页面的背景，留空则为浅灰',
  },
  radius: {
    label: '按钮圆角',
    maxLength: 2,
    option: 'radius',
    description: 'rounding of buttons in px, 0 to 24; fields and cards follow within their own limits; 6 by default',
    check: radiusFault,
    public: true,
    brand: true,
    hint: '0 为直角，18 以上为胶囊形；输入框和卡片随之变化，留空为 6',
  },
  wordmark: {
    label: '品牌字标',
    maxLength: 8,
    option: 'wordmark',
    description: 'short name that stands as a wordmark with the platform name, at most 8 characters',
    public: true,
    brand: true,
    hint: '显示在平台名称上方，留空则只显示平台名称',
  },
  backgroundTitle: {
    label: '宣传标题',
    maxLength: 60,
    option: 'title',
    description: 'title beside the login form and on the home page; the name of the platform where there is none',
    public: true,
    brand: true,
    hint: '留空则显示平台名称',
  },
  backgroundContent: {
    label: '宣传文字',
    maxLength: 200,
    option: 'text',
    description: 'text beside the login form',
    public: true,
    brand: true,
  },
} as const satisfies Readonly<Record<string, TenantFact>>;

/** The words that stand large beside the login form and on the home page: a new tenant has no title yet. */
export const headlineOf = (tenant: { readonly backgroundTitle: string; readonly platformName: string }): string =>
  tenant.backgroundTitle || tenant.platformName;

type Table = typeof tenantFacts;
export type TenantFactName = keyof Table;

type NamesWith<Part extends keyof TenantFact> = {
  [Name in TenantFactName]: Table[Name] extends Readonly<Record<Part, unknown>> ? Name : never;
}[TenantFactName];

type Valued<Name extends TenantFactName> = { [One in Name]: One extends 'mainSystem' ? string | null : string };

/** The facts as they are stored and sent. */
export type TenantFacts = Valued<TenantFactName>;
/** Those that pages know. */
export type PublicTenantFacts = Valued<NamesWith<'public'>>;
/** The company behind a tenant. */
export type TenantIdentity = Valued<NamesWith<'identity'>>;

export const tenantFactNames = Object.keys(tenantFacts) as TenantFactName[];

const namesWith = <Part extends keyof TenantFact>(part: Part): readonly NamesWith<Part>[] =>
  tenantFactNames.filter((name): name is NamesWith<Part> => part in tenantFacts[name]);

export const publicFactNames = namesWith('public');
export const identityFactNames = namesWith('identity');
export const openingFactNames = namesWith('toOpen');
export const brandFactNames = namesWith('brand');

/** The facts of a tenant about which nothing was said yet. */
export const noTenantFacts = Object.fromEntries(
  tenantFactNames.map((name) => [name, name === 'mainSystem' ? null : '']),
) as TenantFacts;

/** Picks some facts out of a record that holds more. */
export const pickFacts = <Name extends TenantFactName>(from: Pick<TenantFacts, Name>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<TenantFacts, Name>;
