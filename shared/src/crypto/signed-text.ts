export interface ReplayFields {
  /** Milliseconds by the server's clock. */
  readonly _t: number;
  /** Random, never used twice. */
  readonly _n: string;
  /** The path under `/api` with its query, as sent. */
  readonly _p: string;
}

/** The text that is signed and encrypted: the JSON of the body, with the fields against replay if there are any. */
export function signedText(body: Readonly<Record<string, unknown>>, replay: ReplayFields | null): string {
  return JSON.stringify({ ...body, ...replay });
}
