import type { Releases } from '@portal/releases';

/**
 * The functions of the releases that the deploy API and the reports of pages need. Serving the portal does not need
 * them.
 */
export type DeliveryPort = Pick<
  Releases,
  | 'publish'
  | 'assign'
  | 'rollback'
  | 'cutOffBy'
  | 'unassign'
  | 'startCanary'
  | 'stopCanary'
  | 'promoteCanary'
  | 'endBadCanaries'
  | 'addReports'
  | 'addLoads'
  | 'forgetOldReports'
  | 'readCatalog'
  | 'readAudit'
  | 'listReleases'
  | 'findNamedRelease'
  | 'describeRelease'
  | 'setStanding'
  | 'createToken'
  | 'findToken'
  | 'findTokenById'
  | 'listTokens'
  | 'revokeToken'
  | 'changeGrants'
  | 'setService'
  | 'removeService'
  | 'listServices'
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
