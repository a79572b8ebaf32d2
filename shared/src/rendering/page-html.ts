import type { BootDocument } from '../boot/boot-document';
import type { PageFacts } from '../boot/page-facts';

/** What passes between the gateway and a release's `server.js`, as text in both directions. */

export interface RenderInput {
  /** With the answers to the calls that the page reads, by `questionOf`. */
  readonly boot: BootDocument;
  /** The path with the names of the query that the page knows. */
  readonly address: string;
  readonly holdsToken: boolean;
}

export interface RenderOutput {
  readonly html: string;
  readonly facts: PageFacts;
  /** What the page asked, in its own words, with the same as `questionOf` says it. */
  readonly asked: Readonly<Record<string, string>>;
  /** Questions of the page that `handle.reads` does not declare. Such a page is not whole without a script. */
  readonly unanswered: readonly string[];
}
