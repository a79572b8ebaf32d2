/** What an open page and the gateway say to each other after the document: new releases, load reports. */

/** All of the page's own origin. */
export const gatewayAddresses = {
  /** GET: the boot document as it would be written now, for this tenant and this browser. */
  boot: '/-/boot',
  /** GET, an event stream of `ReleaseNotice`: all slots at the start, then those that change. */
  releaseStream: '/-/releases/stream',
  /** POST, one `LoadReport` as JSON (`sendBeacon` will do); answers 204. */
  reports: '/-/reports',
  /** GET: ends the override of this browser and leads to the start page. */
  endOverride: '/-/override/end',
} as const;

/** Name of the stream's events. */
export const releaseNoticeEvent = 'release';

/** What a slot runs for this browser; `host` is a slot too. Several mean nothing new: compare with what is loaded. */
export interface ReleaseNotice {
  slot: string;
  package: string;
  build: string;
}

/** How one remote came on screen, or did not. No personal data. */
export interface LoadReport {
  slot: string;
  package: string;
  /** The build that was asked for; after a fall-back it is still the one that failed. */
  build: string;
  /** From the first request to routes that can be shown, or to giving up. */
  ms: number;
  tries: number;
  outcome: 'loaded' | 'failed' | 'fell-back';
  /** Why it did not load: a few words of the program's own, at most 120 characters. */
  reason?: string;
}
