/** One fault of a content folder, for the person who wrote the file. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Collects all faults of a folder, so that its editor sees them at once. */
export class Faults {
  readonly #found: Fault[] = [];

  add(file: string, line: number, text: string): void {
    this.#found.push({ file, line, text });
  }

  get found(): readonly Fault[] {
    return [...this.#found].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }
}
