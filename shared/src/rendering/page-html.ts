import type { BootDocument } from '../boot/boot-document';

/** What passes between the gateway and a release's `server.js`, as text in both directions. */

export interface RenderInput {
  /** With the answers to the calls that the page reads. */
  readonly boot: BootDocument;
  /** The path with the names of the query that the page knows. */
  readonly address: string;
  readonly holdsToken: boolean;
}

/** What a page says of itself to search engines and to whoever gets its link. All addresses are of this site. */
export interface PageFacts {
  /** Without it, the route's own title stands. */
  readonly title?: string;
  readonly description?: string;
  /** The page's one address, path and query. Another path to the same page leads there. */
  readonly address?: string;
  readonly picture?: string;
  /** ISO 8601. The page is then an article. */
  readonly published?: string;
  /** The pages above this one, from the outermost on. */
  readonly trail?: readonly { readonly title: string; readonly address: string }[];
  /** The page answers these questions, in plain text. */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
}

export interface RenderOutput {
  readonly html: string;
  readonly facts: PageFacts;
  /** Questions of the page that `handle.reads` does not declare. Such a page is not whole without a script. */
  readonly unanswered: readonly string[];
}
