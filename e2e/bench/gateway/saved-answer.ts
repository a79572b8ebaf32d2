/** An answer of the gateway, for others to give. */
export interface SavedAnswer {
  readonly path: string;
  readonly type: string;
  readonly encoding: string;
  readonly bytes: Buffer;
}
