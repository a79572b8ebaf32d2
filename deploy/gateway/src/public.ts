export type { ApiTarget } from './api/api-routes';
export type { DevRemote, DevRemoteTable } from './dev/dev-remotes';
export { createGateway } from './gateway';
export type { GatewayOptions } from './gateway-options';
export type { ReleasesPort } from './releases-port';
