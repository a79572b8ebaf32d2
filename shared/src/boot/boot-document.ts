import { publicSitePath } from '../codes/landing-addresses';
import type { FilingLink } from '../tenant/filing-links';
import type { PublicTenantFacts } from '../tenant/tenant-facts';
import type { GivenAnswer } from './given-answer';

export type { GivenAnswer };

/**
 * The data that the gateway writes into the one HTML document and the host reads at start. Without it a client would
 * have to ask for all of it. The gateway imports the types, the host the values.
 */

/** The tenant's brand: the spec's tenant info, with the files already turned into addresses. */
export interface TenantBrand extends PublicTenantFacts {
  code: string;
  platformNameBreaks?: readonly number[];
  /** Empty if the tenant has no picture of its own. */
  companyLogo: string;
  favicon: string;
  backgroundImg: string;
  /** Where a line of the title may end (`shared/src/headline`). */
  backgroundTitleBreaks?: readonly number[];
  backgroundContentBreaks?: readonly number[];
  /** The filings with their registers; a gateway of before leaves it to the text. */
  filings?: readonly FilingLink[];
}

/** The people that a tenant's pages are for: customers, or the platform's own people. */
export type Audience = 'customers' | 'staff';

/** The page that `/` leads to. */
export const homes: Readonly<Record<Audience, string>> = { customers: publicSitePath, staff: '/desk' };

/** The files of one release of a remote. */
export interface BootRelease {
  package: string;
  version: string;
  build: string;
  /** Absolute path of the hashed entry. */
  entry: string;
  globalName: string;
  /** `sha384-…` of the list at `hashListAddress`; null if the files change while they are in use. */
  hashes: string | null;
}

/** Every script and style sheet of a release with its `sha384-…`, as in `BootDocument.integrity`. */
export const hashListAddress = ({ package: name, build }: Pick<BootRelease, 'package' | 'build'>): string =>
  `/assets/${name}/${build}/hashes.json`;

export interface BootOwnedPrefix {
  prefix: string;
  permission: boolean;
  prodCode?: string;
}

/**
 * An entry of the header that everybody sees. The frame shows these until the person's authorized resources are there,
 * which hold all entries of all menus.
 */
export interface BootMenuEntry {
  title: string;
  path: string;
  area: 'header';
  order: number;
}

export interface BootRemote extends BootRelease {
  slot: string;
  owns: BootOwnedPrefix[];
  menu: BootMenuEntry[];
  /** Used when `entry` fails its tries. Null if it would be the same release. */
  lastGood: BootRelease | null;
}

/** Present only under `/standalone`: one remote by itself in the harness. */
export interface BootStandalone {
  slot: string;
  /** Where the remote's own paths start in the address, e.g. `/standalone/account@1a2b3c`. */
  basePath: string;
}

/** One remote that a signed link swapped in for this browser alone. */
export interface BootOverride {
  slot: string;
  package: string;
  build: string;
  /** A developer's own server that the remote comes from; null for a published build. */
  origin: string | null;
  /** When it ends by itself, ISO 8601. */
  until: string;
}

/** The change of the tenant's releases that a page is made from. Two pages with the same one run the same releases. */
export interface BootChangeSet {
  /** Rises with each change of what the tenant runs; 0: no change with a number left it as the page has it. */
  number: number;
  /** The slots of which this browser gets the canary. */
  canaries: readonly string[];
}

export interface BootDocument {
  /** For staff the host starts without all that customers need: session, guard, lock, messages, frame. */
  audience: Audience;
  home: string;
  tenant: TenantBrand;
  /** Left out by a gateway of before. */
  changeSet?: BootChangeSet;
  host: Omit<BootRelease, 'entry' | 'globalName'>;
  remotes: BootRemote[];
  /**
   * The files that the page begins with, and every script and style sheet of the remote whose page it is: absolute path
   * with its `sha384-…`. Each release has a list of the rest, because all of them would be most of the document.
   */
  integrity: Record<string, string>;
  /** A demonstration environment: the outbox is on, texts may point at it. */
  demo: boolean;
  standalone: BootStandalone | null;
  /** Null for everybody but QA: the page shows a banner with a way out while it is set. */
  override: BootOverride | null;
  /**
   * By slot, also for `host`: with this ticket the gateway believes reports of the slot's release, for this visit
   * alone. The harness has no tickets, and nobody has one while a gateway has no key yet.
   */
  tickets?: Record<string, string>;
  /**
   * The answers that the page's HTML was drawn from, by the questions as the page writes them: JSON of a call's name
   * and its input. It is there if, and only if, the document came with that HTML.
   */
  answers?: Record<string, GivenAnswer>;
}

/** The cookie of the access token, with the spec's name. The gateway looks whether it is there, never at its value. */
export const tokenCookie = 'access_token';

/** The status of a company whose application is under way, with the number of things to correct: `35.2`. */
export const applicationCookie = 'portal_application';

/** Id of the `<script type="application/json">` that holds the document. */
export const bootElementId = 'portal-boot';
/** Id of the element that shows the brand until the application has painted. */
export const shellElementId = 'portal-shell';
/** The shell's element has this class if the application could not start: the shell then shows its notice at once. */
export const notStartedClass = 'portal-not-started';
/** Id of the element that the application renders into. A public page comes in it as HTML. */
export const rootElementId = 'portal-root';
/** The attribute of that element with the mark of the HTML in it, until the application has taken the page over. */
export const pageMark = 'data-page';
/** The attribute with the path of the page, where the browser is after all redirects. */
export const pathMark = 'data-path';
/** The attribute that says when the application takes the page over, if not at the person's first sign. */
export const startMark = 'data-start';
/** `now`: a tester's document, which says so in a banner. `quiet`: somebody is logged in, and their session has a clock. */
export type StartMoment = 'now' | 'quiet';
