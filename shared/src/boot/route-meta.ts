/** The spec's route meta: what a route table's `handle` holds. */
export interface RouteMeta {
  /** First part of the document's title; also what makes a route a page. */
  title?: string;
  /** Whether the page needs an access token. */
  permission?: boolean;
  prodCode?: string;
  /** An address without a page of its own leads on to this one, or to the first of several that the person may open. */
  leadsTo?: string | readonly string[];
  /** The menu item that is active on this page, where it is not the page's own; by its address where several may be. */
  activeMenu?: string | ((search: URLSearchParams) => string | undefined);
  /** The host's: it stands for a remote, and tells whether that has come by now. Then it has no such page. */
  standIn?: () => boolean;
  /** One of the spec's cached list views. */
  cacheKey?: string;
  /** Ours: kept as it was left, as the spec's cached views are. For lists that one leaves for a detail. */
  keepsView?: boolean;
}
