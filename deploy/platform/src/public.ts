export type { ConfigChoices, PlatformConfig } from './config';
export { seedDemo, seedDemoOnce } from './demo/seed';
export { type CarrierSettings, createCarrier } from './outbox/carriers';
export { createDemoPages } from './outbox/demo-pages';
export type { Carrier, Letter } from './outbox/messenger';
export { createPlatform, type PlatformOptions } from './platform';
export { type StartOptions, startPlatform } from './start';
