import type { Releases } from '@portal/releases';

/** What the deploy API and the reports of pages ask of the releases, beyond what serving the portal does. */
export type DeliveryPort = Pick<
  Releases,
  | 'publish'
  | 'assign'
  | 'rollback'
  | 'startCanary'
  | 'stopCanary'
  | 'promoteCanary'
  | 'endBadCanaries'
  | 'addReports'
  | 'forgetOldReports'
  | 'readCatalog'
  | 'readAudit'
  | 'listReleases'
  | 'findNamedRelease'
  | 'createToken'
  | 'findToken'
  | 'findTokenById'
  | 'listTokens'
  | 'revokeToken'
  | 'sharedSecret'
  | 'createOverrideGrant'
  | 'openOverrideGrant'
  | 'findOverrideGrant'
  | 'listOverrideGrants'
  | 'revokeOverrideGrant'
  | 'addTenant'
  | 'changeTenant'
  | 'storeTenantFile'
>;
