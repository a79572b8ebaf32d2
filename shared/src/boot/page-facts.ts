/** What a page says of itself to search engines and to whoever gets its link. All addresses are of this site. */
export interface PageFacts {
  /** Without it, the route's own title stands. */
  readonly title?: string;
  readonly description?: string;
  /** The page's one address, path and query. Another path to the same page leads there. */
  readonly address?: string;
  readonly picture?: string;
  /** The page is then an article. */
  readonly published?: string;
  /** The pages above this one, from the outermost on. */
  readonly trail?: readonly { readonly title: string; readonly address: string }[];
  /** The page answers these questions, in plain text. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
}
