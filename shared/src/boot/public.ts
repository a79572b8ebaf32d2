export type {
  BootDocument,
  BootMenuEntry,
  BootOwnedPrefix,
  BootRelease,
  BootRemote,
  BootStandalone,
  TenantBrand,
} from './boot-document';
export type { RouteMeta } from './route-meta';
export { bootElementId, rootElementId, shellElementId } from './boot-document';
export { bootDocument, cspNonce } from './read-boot';
