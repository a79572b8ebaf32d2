/** One measurement of the table in `main.ts`. */
export interface Bench {
  readonly summary: string;
  readonly load: () => Promise<{ run: (options: readonly string[]) => Promise<void> }>;
}
