/** A call that a page of the centre makes as soon as it can, as it goes over the wire. */
export interface FirstCall {
  /** Under `/api`, with its query. */
  address: string;
  /** JSON. */
  body?: string | undefined;
  /** It is for people with this permission. */
  needs?: string;
}

/** Stands for the code of the person's company in a call that is written before anybody knows the person. */
export const companyPlace = '__compCode__';

/** The calls with which a page of the centre begins. They say nothing about a person, so all visitors get the same. */
export interface FirstCalls {
  /** What the person may see. */
  resources: FirstCall;
  /** Who they are in their company. */
  company: FirstCall;
  /** The page's own. They wait for the answers to the two others. */
  page: FirstCall[];
  /** The releases of the page. A tab keeps what it knows of a person for these alone. */
  releases: string;
}

/** The releases of a page as one text. */
export const releasesOf = (remotes: readonly { readonly package: string; readonly build: string }[]): string =>
  remotes.map(({ package: name, build }) => `${name}@${build}`).join();
