/** An answer of the gateway, for other servers to give. */
export interface SavedAnswer {
  readonly path: string;
  /** The headers without those that a server writes by itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}
