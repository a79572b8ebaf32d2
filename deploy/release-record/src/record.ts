/**
 * What a build says of itself: `release.json`, written by the build preset, stored by `@portal/releases`, read by the
 * gate and the gateway. It is the only thing that crosses from a team's build to the platform.
 */

/** A file of the build, below `/assets/<package>/<build>/`. */
export interface AssetRecord {
  path: string;
  /** SHA-384 of the bytes, base64, as in an `integrity` attribute without its prefix. */
  sha384: string;
  bytes: number;
  type: string;
}

/** A page that the release answers for, flattened out of its route table. */
export interface PageRecord {
  /** Absolute pattern in the router's syntax, e.g. `/index/news/detail/:id/:name`. */
  path: string;
  title: string;
  /** Whether the page needs an access token: the spec's route meta `permission`. */
  permission: boolean;
  prodCode?: string;
  /** The files a cold visit needs beyond the release's entry, most urgent first. */
  assets: string[];
  /** The provided modules these files take from the host. */
  needs: string[];
}

/** Path prefixes that belong to the release's slot; declared in package.json under `portal.owns`. */
export interface OwnedPrefix {
  prefix: string;
  permission: boolean;
  prodCode?: string;
}

/** An entry that the slot adds to the frame's menus; declared in package.json under `portal.menu`. */
export interface MenuEntry {
  title: string;
  path: string;
  /** Which menu of the frame shows it. */
  area: 'header' | 'message' | 'account';
  order: number;
}

/** A module of the host that remotes may take. */
export interface ProvidedRecord {
  request: string;
  version: string;
  /** The names it exports, so that a gate can tell a remote which of its imports are missing. */
  exports: string[];
  /** The host's files that hold it. */
  assets: string[];
  /** Other provided modules that it takes itself. */
  needs: string[];
}

/** A provided module as a remote takes it. */
export interface NeededRecord {
  request: string;
  range: string;
  /** The exports the remote's sources name. */
  exports: string[];
}

/** HTML and CSS that the gateway shows before any script has run. */
export interface ShellRecord {
  /** Which paths get it: a path belongs to the shell with the longest matching prefix. */
  prefix: string;
  html: string;
  css: string;
}

interface BaseRecord {
  /** Format of this record; raised when an older gateway could not read it. */
  format: 1;
  /** Name without scope, e.g. `account`; the folder under `/assets`. */
  package: string;
  version: string;
  /** Derived from the sources: same sources, same build. */
  build: string;
  /** File that a browser executes first. */
  entry: string;
  /** Global variable that `entry` sets. */
  globalName: string;
  pages: PageRecord[];
  shells: ShellRecord[];
  assets: AssetRecord[];
}

/** Files of the host that some documents preload together. */
export interface LoadStep {
  assets: string[];
  /** The provided modules these files take. */
  needs: string[];
}

export interface HostRecord extends BaseRecord {
  kind: 'host';
  /** Files that every document executes, in order: script tags. */
  initial: string[];
  /** What these load at once on every page, remote or own: preload links. */
  start: LoadStep;
  /** What pages beyond the public site load as well. Absent from the first hosts. */
  session?: LoadStep;
  /** What pages inside the frame of the centre load as well. Absent from the first hosts. */
  centre?: LoadStep;
  provides: ProvidedRecord[];
  /** CSS that every document starts with, before a shell's own. */
  baseStyle: string;
  /** Paths that stand for another: `/` for `/index/index`. The document preloads what the target needs. */
  redirects: Record<string, string>;
  /** It fetches other releases' hashes when it needs them. Absent from hosts that want them all in the document. */
  readsHashLists?: true;
  /** It fetches its own list as well: a document has only the hashes of what its page begins with. */
  readsOwnHashList?: true;
}

export interface RemoteRecord extends BaseRecord {
  kind: 'remote';
  slot: string;
  owns: OwnedPrefix[];
  menu: MenuEntry[];
  /** Addresses below its prefixes that lead on to a page, the first where several may be. Absent from the first remotes. */
  redirects?: Record<string, string>;
  needs: NeededRecord[];
  /** Provided modules that the build holds a private copy of. Always empty in a sound build; the gate refuses others. */
  bundledProvided: string[];
}

export type ReleaseRecord = HostRecord | RemoteRecord;
