export type { ConfigChoices, PlatformConfig } from './config';
export type { Carrier, Letter } from './outbox/messenger';
export { createPlatform, type PlatformOptions } from './platform';
