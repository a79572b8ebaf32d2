export { addressOf } from './address';
export type { RsaKeys } from './keys';
export { warmCrypto } from './load';
export { type PlainRequest, type SealedRequest, seal } from './seal';
