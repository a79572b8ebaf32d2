/** The measured pages, and for each the control that a person waits for. */
export interface Target {
  readonly name: string;
  readonly path: string;
  /** The page is taken over when React has drawn one of these, or has taken one of the HTML. */
  readonly control: string;
  /**
   * A link of the first screen that a person may tap before the page is taken over. On a page without one nothing works
   * before.
   */
  readonly link?: string;
  /** A part with a text that a person comes for, in the gateway's HTML or in the application. */
  readonly text?: string;
  readonly loggedIn: boolean;
  /** Only the one bundle is compared. */
  readonly besideOneBundle?: boolean;
}

/** A page that everybody may read. */
const open = (name: string, path: string, link: string) =>
  ({ name, path, control: link, link, loggedIn: false }) as const;

const newsLink = 'main h2 a[href*="/index/news/detail/"]';

export const publicPages: readonly Target[] = [
  open('/index/index', '/index/index', 'main a[href="/register/account"]'),
  open('news list', '/index/news/list', newsLink),
  open('article', '/index/news/detail/news-01/平台累计服务企业突破一万家', 'main nav a[href="/index/news/list"]'),
  open('help', '/index/help', 'main nav a[href*="category="]'),
  open('product', '/index/product', 'main nav a[href*="product="]:not([aria-current])'),
  open('about', '/index/about', 'nav a[href="/index/help"]'),
].map((page, index) => ({ ...page, besideOneBundle: index > 0 }));

export const targets: readonly Target[] = [
  ...publicPages,
  { name: '/login', path: '/login', control: 'button[type="submit"]:not([disabled])', loggedIn: false },
  { name: 'product centre', path: '/center/product/product', control: 'main h1', loggedIn: true },
  { name: 'table', path: '/center/crm/employee/list', control: 'tbody button', loggedIn: true },
];

export interface Profile {
  readonly name: string;
  /** In bits per second; null means no limit. */
  readonly bits: number | null;
  readonly latency: number;
  /** The processor is slowed down by this factor. */
  readonly slower: number;
}

export const profiles: readonly Profile[] = [
  { name: '9 Mbit/s, 100 ms, 4x', bits: 9_000_000, latency: 100, slower: 4 },
  { name: '1.44 Mbit/s, 150 ms, 4x', bits: 1_440_000, latency: 150, slower: 4 },
  { name: 'unthrottled', bits: null, latency: 0, slower: 1 },
];
