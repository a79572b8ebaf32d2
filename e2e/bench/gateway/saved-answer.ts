/** An answer of the gateway, for others to give. */
export interface SavedAnswer {
  readonly path: string;
  /** Without those that a server writes by itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}
