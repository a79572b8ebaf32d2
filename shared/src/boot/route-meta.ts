/** The spec's route meta: what a route table's `handle` holds. */
export interface RouteMeta {
  /** First part of the document's title. A route with a title is a page. */
  title?: string;
  /** Whether the page needs an access token. */
  permission?: boolean;
  prodCode?: string;
  /**
   * An address without a page of its own leads on to this one. With several, it leads to the first that the person may
   * open.
   */
  leadsTo?: string | readonly string[];
  /**
   * The menu item that is active on this page, if it is not the page's own. If there may be several, the address
   * decides.
   */
  activeMenu?: string | ((search: URLSearchParams) => string | undefined);
  /**
   * Only on the host's routes that stand in for a remote. It tells whether the remote has loaded by now; if so, the
   * remote has no such page.
   */
  standIn?: () => boolean;
  /** One of the spec's cached list views. */
  cacheKey?: string;
  /**
   * Our own addition: the page is kept as the person left it, like the spec's cached views. It is for lists that lead
   * to a detail.
   */
  keepsView?: boolean;
}
