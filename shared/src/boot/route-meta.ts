/** A field of a call's body: fixed, a parameter of the path, or a name of the query. */
export type ReadField =
  | string
  | number
  | { readonly param: string }
  | {
      readonly query: string;
      /** Stands for an absent value; without it the field is left out. With a number, the value is read as one. */
      readonly otherwise?: string | number;
    };

export interface ReadCall {
  /** The name of a public call of the contract. */
  readonly call: string;
  readonly body?: Readonly<Record<string, ReadField>>;
}

/** The calls that a public page is drawn from, as pure data: the gateway asks before any script of the remote runs. */
export interface PageReads {
  readonly calls: readonly ReadCall[];
  /**
   * The names of the query that change the page. A `search` is free text: its page is drawn anew for each visit. The
   * others have few values: their pages are kept.
   */
  readonly query?: Readonly<Record<string, 'kept' | 'search'>>;
}

/** A call with which a page of the centre begins, as its own code makes it: the same fields in the same order. */
export interface DeclaredCall {
  /** The name of a call of the contract that only reads. */
  readonly call: string;
  /** The only thing that is not known beforehand is the code of the person's company. */
  readonly query?: Readonly<Record<string, string | { readonly company: 'compCode' }>>;
  readonly body?: Readonly<Record<string, string | number>>;
  /** The page makes the call for people with this permission. */
  readonly needs?: string | undefined;
}

/** The spec's route meta: what a route table's `handle` holds. */
export interface RouteMeta {
  /** First part of the document's title. A route with a title is a page. */
  title?: string;
  /** Whether the page needs an access token. */
  permission?: boolean;
  prodCode?: string;
  /** The page's pattern with all that is above it. The host's router sets it. */
  pattern?: string;
  /** The permission that opens the page. Without it, everybody who is logged in may see it. */
  needs?: string;
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
   * The gateway sends the page as HTML, drawn from these calls, if the remote asks for it (`portal.render`).
   */
  reads?: PageReads;
  /**
   * The document sends these calls before the page's code is there, for people who may open the page. The page takes
   * the answers over if it asks the same.
   */
  firstCalls?: readonly DeclaredCall[];
  /**
   * Our own addition: the page is kept as the person left it, like the spec's cached views. It is for lists that lead
   * to a detail.
   */
  keepsView?: boolean;
}
