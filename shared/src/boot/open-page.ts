import type { BootDocument } from './boot-document';

/** The messages between an open page and the gateway after the document: new releases, and reports of how they work. */

/** All addresses are on the page's own origin. */
export const gatewayAddresses = {
  /** GET: the boot document as it would be written now, for this tenant and this browser. */
  boot: '/-/boot',
  /**
   * GET, `page` an address on this origin, `mark` the mark of its document: what a page that came as HTML needs to be taken
   * over, as `PageStart`.
   */
  start: '/-/start',
  /** GET, an event stream of `ReleaseNotice`: all slots at the start, then those that change. */
  releaseStream: '/-/releases/stream',
  /** POST, one `PageReport` as JSON (`sendBeacon` will do); answers 204 whether it counts or not. */
  reports: '/-/reports',
  /** POST, `back` a page of this origin: the line about cookies has been read in this browser. */
  cookieNotice: '/-/cookie-notice',
  /** GET: ends the override of this browser and leads to the start page. */
  endOverride: '/-/override/end',
} as const;

/** The class of the form that shows the line. */
export const cookieNoticeName = 'portal-cookie-notice';

/** Name of the stream's events. */
export const releaseNoticeEvent = 'release';

/**
 * The release that a slot runs for this browser; `host` is a slot too. A repeated notice is nothing new: compare it
 * with the loaded release. Both names are null if the slot was emptied.
 */
export interface ReleaseNotice {
  slot: string;
  package: string | null;
  build: string | null;
}

/** The release that a report tells of. */
export interface ReportedRelease {
  slot: string;
  package: string;
  /** In a load report: the build that was requested. After a fall-back it is still the build that failed. */
  build: string;
  /** The document's ticket for it. A report without one counts nothing. */
  ticket?: string;
}

/**
 * Why a release did not load, as far as a browser tells: its files were not there in time; one of them did not come, or
 * was not the one of its hash; or the code came and threw.
 */
export type LoadFault = 'timeout' | 'missing' | 'threw';

/** How one remote came on screen, or did not. No personal data. */
export interface LoadReport extends ReportedRelease {
  /** From the first request to routes that can be shown, or to giving up. */
  ms: number;
  tries: number;
  outcome: 'loaded' | 'failed' | 'fell-back';
  /** Why it did not load. */
  fault?: LoadFault;
}

/** What is a crash: thrown while a page was drawn, in a handler or a timer, or in a promise that nobody waits for. */
export const crashes = ['render', 'error', 'rejection'] as const;

/**
 * What is told beside them and counts against no release. `load` is a failure card for code that did not come: it was
 * told as a load already, and the report only brings the card's number. React has drawn again what `recovered`; a page
 * has `blocked` the main thread, or was `kept` in memory after it was left; a release has tried to replace a `global`
 * function of the page.
 */
export const troubles = ['load', 'recovered', 'blocked', 'kept', 'global'] as const;

export type CrashKind = (typeof crashes)[number] | (typeof troubles)[number];

/** A place in a file as it was built: the file's address below `/assets/`, its line and column, both from 1. */
export type BuiltFrame = readonly [file: string, line: number, column: number];

/**
 * Says that a release threw an error that nothing caught, and where in its files. The error's text stays in the
 * browser, since it may hold anything.
 */
export interface CrashReport extends ReportedRelease {
  crash: CrashKind;
  /** Nobody knows whose error it is, and the release is the host's. It counts against no release. */
  unknown?: true;
  /** The name of the error's class, or of the function that was to be replaced. */
  error?: string;
  /** The places that the error went through, the innermost first; only files of this page's releases. */
  frames?: readonly BuiltFrame[];
  /** The pattern of the page's route, never its address. */
  page?: string;
  /** The number of the failure card, if the customer got one. */
  number?: string;
}

/**
 * Why a call failed, though nobody refused it: no answer came while the browser was online, none came in time, or the
 * answer was an error of the server or no answer of ours.
 */
export type CallFault = 'network' | 'timeout' | 'server';

/**
 * Says that a call of the page failed. A call to a team's service is told of its slot's release, any other call of the
 * host, and is the platform's. It counts against no release.
 */
export interface CallReport extends ReportedRelease {
  failure: CallFault;
  /** The name of the platform's call in the contract. */
  call?: string;
  /** The pattern of the page's route, never its address. */
  page?: string;
  /** The number of the request, if the customer got one. */
  number?: string;
}

/** How fast and how steady a page was for its visitor, by the names of the Core Web Vitals. */
export interface Vitals {
  /** In ms: when its largest part was painted. */
  lcp?: number;
  /** In ms: its slowest answer to a click, a tap or a key. */
  inp?: number;
  /** How far its parts moved by themselves; no unit. */
  cls?: number;
}

/** The vitals of one page that was on screen. A share of documents tells them, each once for a pattern. */
export interface VitalsReport extends ReportedRelease {
  /** The pattern of the page's route, never its address. */
  page: string;
  vitals: Vitals;
}

/** All that an open page reports. */
export type PageReport = LoadReport | CrashReport | CallReport | VitalsReport;

/** A script of a page, with the hash that the browser checks it by. */
export interface StartFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** The part of a public page that is not in its HTML: nobody needs it who only reads and follows links. */
export interface PageStart {
  /**
   * The page's mark. If the document has another one, its page has changed meanwhile, and this gateway does not have the
   * start that belongs to it.
   */
  readonly page: string;
  readonly boot: BootDocument;
  /** To be executed, in this order. */
  readonly scripts: readonly StartFile[];
  /** What these load next. */
  readonly preloads: readonly StartFile[];
}
