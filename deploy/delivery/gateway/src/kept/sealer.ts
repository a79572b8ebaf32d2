/**
 * Seals with the key that gateways share. `place` names what is sealed: sealed bytes that are put somewhere else cannot
 * be opened there.
 */
export interface Sealer {
  sealBytes(value: Buffer, place: string): Buffer;
  /** Throws if anybody else has sealed or altered it. */
  openBytes(sealed: Buffer, place: string): Buffer;
}
