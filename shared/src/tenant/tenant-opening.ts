import { type Consent, consents } from '../codes/consents';
import { addCompanyPath, articlePrefix, productCentrePath } from '../codes/landing-addresses';
import { openingFactNames } from './tenant-facts';

/** `preparing`: something that customers need is missing. `closed`: the operator serves nobody there any more. */
export type TenantState = 'preparing' | 'open' | 'closed';

/** What was open once stays open, whatever becomes of its texts: only a person closes it. */
export function tenantStateOf({ openedAt, closedAt }: { openedAt: Date | null; closedAt: Date | null }): TenantState {
  if (closedAt) return 'closed';
  return openedAt ? 'open' : 'preparing';
}

/** The title of the page that customers get instead of the portal. */
export const notOpenTitles = {
  preparing: '即将开通',
  closed: '已停止服务',
} as const satisfies Partial<Record<TenantState, string>>;

/** The facts that customers are told about the operator. */
export type OpeningFact = (typeof openingFactNames)[number];

/** The pages of remotes without which nobody could read the texts, register, or go anywhere after the login. */
export const openingPages = {
  texts: articlePrefix,
  registration: addCompanyPath,
  centre: productCentrePath,
} as const;
export type OpeningPage = keyof typeof openingPages;

/**
 * What a tenant of customers must have before it opens: the operator's facts, every text that people agree to, a host,
 * and the pages of remotes that all customers need.
 */
export type OpeningPart = `fact:${OpeningFact}` | `text:${Consent}` | 'host' | `page:${OpeningPage}`;

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

/** In the order in which an operator brings them. */
export const openingParts: readonly OpeningPart[] = [
  ...openingFactNames.map((fact) => `fact:${fact}` as const),
  ...keysOf(consents).map((consent) => `text:${consent}` as const),
  'host',
  ...keysOf(openingPages).map((page) => `page:${page}` as const),
];
