export type { ApiTarget } from './api/api-routes';
export type { ListedPermission } from './deploy-api/grant-routes';
export type { DescribedTenant } from './deploy-api/list-routes';
export type { DevRemote, DevRemoteTable } from './dev/dev-remotes';
export type { Explanation } from './explain/explain';
export type { SentryDsn } from './forward/sentry-envelope';
export { createGateway } from './gateway';
export type { GatewayOptions } from './gateway-options';
export type { ReleasesPort } from './releases-port';
