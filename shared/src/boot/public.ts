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
export { bootElementId, hashListAddress, rootElementId, shellElementId } from './boot-document';
export { holdsToken } from './holds-token';
export { gatewayAddresses, type LoadReport, type ReleaseNotice, releaseNoticeEvent } from './open-page';
export { bootDocument, cspNonce } from './read-boot';
export type { RouteMeta } from './route-meta';
