import type { BootDocument } from '../boot/boot-document';

/** What passes between the gateway and a release's `server.js`, as text in both directions. */

export interface RenderInput {
  /** With the answers to the calls that the page reads. */
  readonly boot: BootDocument;
  /** The path with the names of the query that the page knows. */
  readonly address: string;
  readonly holdsToken: boolean;
}

/** What a page says of itself to search engines and to whoever gets its link. */
export interface PageFacts {
  readonly title?: string;
  readonly description?: string;
  /** The page's one address, path and query. Another address of the same page leads there. */
  readonly address?: string;
  /** The address of a picture, from this site. */
  readonly picture?: string;
  readonly type?: 'website' | 'article';
  /** Objects of schema.org. */
  readonly structured?: readonly object[];
}

export interface RenderOutput {
  readonly html: string;
  readonly facts: PageFacts;
  /** Questions of the page that `handle.reads` does not declare. Such a page is not whole without a script. */
  readonly unanswered: readonly string[];
}
