/** Settings that are impossible or not allowed. Each reason says what is wrong and what to write instead. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly reasons: readonly string[];

  constructor(reasons: string | readonly string[], options?: ErrorOptions) {
    const all = typeof reasons === 'string' ? [reasons] : reasons;
    const lines = all.length === 1 ? all : ['These settings are refused:', ...all.map((reason) => `  · ${reason}`)];
    super(lines.join('\n'), options);
    this.reasons = all;
  }
}
