/**
 * A build describes itself in `release.json`. The build preset writes it, `@portal/releases` stores it, the gate and
 * the gateway read it. Nothing else passes from a team's build to the platform.
 */

/** A file of the build, below `/assets/<package>/<build>/`. */
export interface AssetRecord {
  path: string;
  /** SHA-384 of the bytes, base64, as in an `integrity` attribute without its prefix. */
  sha384: string;
  bytes: number;
  type: string;
}

/** A field of a call's body: fixed, a parameter of the path, or a name of the query. */
export type ReadFieldRecord =
  | string
  | number
  | { param: string }
  /** Without `otherwise`, a field without a value is left out. If `otherwise` is a number, the value is read as one. */
  | { query: string; otherwise?: string | number };

/** The public calls that a page's HTML is drawn from, and the names of the query that change it. */
export interface ReadsRecord {
  calls: { call: string; body?: Record<string, ReadFieldRecord> }[];
  /** The page of a `search` is drawn anew for each visit, the others are kept. */
  query?: Record<string, 'kept' | 'search'>;
}

/** A call that the document sends before the page's code is there. */
export interface DeclaredCallRecord {
  call: string;
  query?: Record<string, string | { company: 'compCode' }>;
  body?: Record<string, string | number>;
  /** The permission without which the page does not make it. */
  needs?: string;
}

/** A page of the release, flattened out of its route table. */
export interface PageRecord {
  /** An absolute pattern in the router's syntax, e.g. `/index/news/detail/:id/:name`. */
  path: string;
  title: string;
  /** Whether the page needs an access token: the spec's route meta `permission`. */
  permission: boolean;
  prodCode?: string;
  /** The permission that opens the page: the route's `handle.needs`. Without it, the page is everybody's. */
  requires?: string;
  /** The files that a cold visit needs besides the release's entry, the most urgent first. */
  assets: string[];
  /** The provided modules that these files take from the host. */
  needs: string[];
  /** The gateway sends the page as HTML if the release has a `server`. */
  reads?: ReadsRecord;
  firstCalls?: DeclaredCallRecord[];
  /** The style sheets and modules of parts that a browser loads late. The HTML has these parts from the beginning. */
  whole?: LoadStep;
}

/** The path prefixes that belong to the release's slot. `portal.owns` in package.json declares them. */
export interface OwnedPrefix {
  prefix: string;
  permission: boolean;
  prodCode?: string;
}

/** A menu of the frame: `header`, the quick links of the avatar menu (`avatar`), or a sidebar by its name. */
export type MenuArea = string;

/** An entry that the slot adds to the frame's menus. `portal.menu` in package.json declares it. */
export interface MenuEntry {
  title: string;
  /** A page of the release, an address that redirects to one, or an external link. */
  path: string;
  area: MenuArea;
  order: number;
  /** Entries of a sidebar with the same group stand below its title. A person opens and closes the group. */
  group?: string;
  /** The name of an icon of the frame. A group has that of its first entry. */
  icon?: string;
  /** The permission that shows the entry. The page behind it may need one besides. */
  needs?: string;
  /** Company roles, such as `SCM-C102`, whose people do not see the entry. */
  hiddenFor?: string[];
}

/** The head of a sidebar. The remote that draws the sidebar declares it, in `portal.areas` of package.json. */
export interface AreaRecord {
  area: MenuArea;
  title: string;
  path: string;
}

/** A permission of the slot's own. `portal.permissions` in package.json declares it. */
export interface PermissionRecord {
  /** `<slot>.<act>` */
  code: string;
  title: string;
  /** The employee roles that have it unless a tenant grants otherwise. */
  roles: string[] | 'everyone';
}

/** A module of the host that remotes may take. */
export interface ProvidedRecord {
  request: string;
  version: string;
  /** The names that it exports. With them the gate can tell a remote which of its imports are missing. */
  exports: string[];
  /** The host's files that contain it. */
  assets: string[];
  /** The other provided modules that it takes itself. */
  needs: string[];
}

/** A provided module as a remote takes it. */
export interface NeededRecord {
  request: string;
  range: string;
  /** The exports that the remote's sources name. */
  exports: string[];
}

/** HTML and CSS that the gateway shows before any script runs. */
export interface ShellRecord {
  /** Paths below this prefix get the shell. If several match, the longest prefix wins. */
  prefix: string;
  html: string;
  css: string;
}

interface BaseRecord {
  /** The format of this record. It is raised if an older gateway could not read it. */
  format: 1;
  /** The name without scope, e.g. `account`. It is the folder under `/assets`. */
  package: string;
  version: string;
  /** Derived from the sources: the same sources give the same build. */
  build: string;
  /** The file that a browser executes first. */
  entry: string;
  /** The global variable that `entry` sets. */
  globalName: string;
  pages: PageRecord[];
  shells: ShellRecord[];
  assets: AssetRecord[];
}

/** Files of the host that some documents preload together. */
export interface LoadStep {
  assets: string[];
  /** The provided modules that these files take. */
  needs: string[];
}

export interface HostRecord extends BaseRecord {
  kind: 'host';
  /** The files that every document executes, in order, as script tags. */
  initial: string[];
  /** The files that these load at once on every page, of a remote or the host, as preload links. */
  start: LoadStep;
  /** The files that pages outside the public site also load. The first hosts do not have this field. */
  session?: LoadStep;
  /** The files with which the pages of staff begin instead of `start`. The first hosts do not have this field. */
  staff?: LoadStep;
  /** The files that pages inside the frame of the centre also load. The first hosts do not have this field. */
  centre?: LoadStep;
  provides: ProvidedRecord[];
  /** The CSS with which every document starts, before a shell's own. */
  baseStyle: string;
  /**
   * The script within a public page's HTML, which brings the application later. Without this field the host draws its
   * pages itself and gets no HTML. The first hosts do not have it.
   */
  pageStart?: string;
  /** A script that documents hold whose page begins with calls: it sends them. The first hosts do not have this field. */
  firstScript?: string;
  /** Paths that redirect to another, such as `/` to `/index/index`. The document preloads what the target needs. */
  redirects: Record<string, string>;
  /**
   * The host fetches the hashes of other releases when it needs them. Without this field, the host wants them all in
   * the document.
   */
  readsHashLists?: true;
  /** The host fetches its own list too. A document only has the hashes of the files with which its page begins. */
  readsOwnHashList?: true;
}

export interface RemoteRecord extends BaseRecord {
  kind: 'remote';
  slot: string;
  /** The pages are for the platform's own people. Without this field they are for customers. */
  audience?: 'staff';
  owns: OwnedPrefix[];
  menu: MenuEntry[];
  /** The first remotes do not have these two fields. */
  areas?: AreaRecord[];
  permissions?: PermissionRecord[];
  /**
   * Addresses below its prefixes that redirect to a page, to the first one if several are possible. The first remotes
   * do not have this field.
   */
  redirects?: Record<string, string>;
  /** The script that draws the pages with `reads` for the gateway: one of `assets`. */
  server?: string;
  needs: NeededRecord[];
  /** Provided modules of which the build contains a private copy. A sound build has none; the gate refuses others. */
  bundledProvided: string[];
}

export type ReleaseRecord = HostRecord | RemoteRecord;
