export { Headline } from '../headline/headline';
export { type Application, pendingApplication } from './application';
export { articlePath, slugOf } from './article-path';
export type {
  BootDocument,
  BootMenuEntry,
  BootOverride,
  BootOwnedPrefix,
  BootRelease,
  BootRemote,
  BootStandalone,
  TenantBrand,
} from './boot-document';
export { bootElementId, hashListAddress, pageMark, rootElementId, shellElementId } from './boot-document';
export { BrandName } from './brand-name';
export { continuing } from './centre-entry';
export { Filings } from './filings';
export { releasesOf } from './first-calls';
export type { GivenAnswer } from './given-answer';
export { holdsToken } from './holds-token';
export {
  type BuiltFrame,
  type CallFault,
  type CallReport,
  type CrashKind,
  type CrashReport,
  gatewayAddresses,
  type LoadFault,
  type LoadReport,
  type PageReport,
  type ReleaseNotice,
  type ReportedRelease,
  releaseNoticeEvent,
  type Vitals,
  type VitalsReport,
} from './open-page';
export { bootDocument, cspNonce } from './read-boot';
export type { DeclaredCall, PageReads, ReadCall, ReadField, RouteMeta } from './route-meta';
export { supportText } from './support-text';
export { useCentreEntry } from './use-centre-entry';
