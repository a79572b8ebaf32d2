/** Seals and opens values. `place` names the column: a value that is copied to another column cannot be opened there. */
export interface Sealer {
  /** The id of the key that seals. It stands in every sealed value. */
  readonly keyId: string;
  seal(value: string, place: string): string;
  open(sealed: string, place: string): string;
  sealBytes(value: Buffer, place: string): Buffer;
  openBytes(sealed: Buffer, place: string): Buffer;
  /** The same value always has the same index, so that it can be looked up without being opened. One for each key. */
  indexes(value: string, place: string): string[];
}

export interface Sealing {
  readonly sealer: Sealer;
  /**
   * `clear`: new values are written as they are, because APIs of the release before read this database too. Sealed
   * values are opened in any case.
   */
  readonly writes: 'sealed' | 'clear';
}

let current: Sealing | undefined;

/** Columns have no context, so the process has one set of keys, just as it has one database. */
export function sealWith(sealing: Sealing): void {
  current = sealing;
}

export function sealing(): Sealing {
  if (!current) throw new Error('there is no data key yet: call sealWith before you use sealed columns');
  return current;
}
