import type { Releases } from '@portal/releases';

/** What the deploy API and the load reports ask of the releases, beyond what serving the portal does. */
export type DeliveryPort = Pick<
  Releases,
  | 'publish'
  | 'assign'
  | 'rollback'
  | 'startCanary'
  | 'stopCanary'
  | 'promoteCanary'
  | 'endBadCanaries'
  | 'addLoads'
  | 'forgetOldLoads'
  | 'readCatalog'
  | 'readAudit'
  | 'listReleases'
  | 'findNamedRelease'
  | 'createToken'
  | 'findToken'
  | 'listTokens'
  | 'revokeToken'
  | 'sharedSecret'
  | 'recordOverride'
  | 'addTenant'
  | 'changeTenant'
  | 'storeTenantFile'
>;
