export type {
  BootDocument,
  BootMenuEntry,
  BootOwnedPrefix,
  BootRelease,
  BootRemote,
  BootStandalone,
  TenantBrand,
} from './boot-document';
export { bootElementId, rootElementId, shellElementId } from './boot-document';
export { bootDocument, cspNonce } from './read-boot';
export type { RouteMeta } from './route-meta';
