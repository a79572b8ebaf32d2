export type { ConfigChoices, PlatformConfig } from './config';
export { seedDemo } from './demo/seed';
export { createDemoPages } from './outbox/demo-pages';
export type { Carrier, Letter } from './outbox/messenger';
export { createPlatform, type PlatformOptions } from './platform';
