export { addressOf } from './address';
export type { RsaKeys } from './keys';
export { warmCrypto } from './load';
export { makeOwnPair, type OwnPair } from './own-pair';
export { type PlainRequest, type SealedRequest, seal } from './seal';
