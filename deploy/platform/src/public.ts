export type { ConfigChoices, PlatformConfig } from './core/config';
export { DataKeys } from './core/data/data-keys';
export { type CarrierSettings, createCarrier } from './core/outbox/carriers';
export type { Carrier, Letter } from './core/outbox/messenger';
export { createDemoPages } from './demo/demo-pages';
export { seedDemo, seedDemoOnce } from './demo/seed';
export { inviteAdministrator, recoverPerson, type ShownLink } from './features/staff/server-acts';
export { createPlatform, type PlatformOptions } from './platform';
export { type StartOptions, startPlatform } from './start';
