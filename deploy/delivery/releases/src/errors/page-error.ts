import type { BuiltFrame, CrashKind } from '@portal/shared/open-page';

/** An error in a visitor's page. */
export interface PageError {
  tenant: string;
  /** The release to blame. */
  slot: string;
  package: string;
  build: string;
  /** Nobody knows whose error it is; the release is only the host of the page. */
  unknown: boolean;
  /** `call`: a call of the page failed. One that was told of the host went to the platform. */
  kind: CrashKind | 'call';
  /** The name of its class; empty: none was told. Of a call, its name and how it failed. */
  class: string;
  /** Files of releases that the tenant runs. */
  frames: readonly BuiltFrame[];
  /** The pattern of the page's route. */
  page: string | undefined;
  /** The number on the customer's failure card, or of the call. */
  number: string | undefined;
  /** The family of the browser. */
  browser: string;
  /** A mark of the visitor. */
  visitor: string;
  /** A mark of the visitor's network. */
  network: string;
  at: Date;
}
