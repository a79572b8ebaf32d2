import { SettingError } from './setting-error';

/** Collects why settings are refused, so that their operator mends all of it at once. */
export class SettingFaults {
  readonly #reasons: string[] = [];

  add(...reasons: readonly string[]): void {
    this.#reasons.push(...reasons);
  }

  /** Reads one setting. If it is refused, `otherwise` stands in its place while the others are read. */
  read<Value, Otherwise>(reading: () => Value, otherwise: Otherwise): Value | Otherwise {
    try {
      return reading();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      this.add(...error.reasons);
      return otherwise;
    }
  }

  /** Throws if anything was refused. */
  refuse(): void {
    const reasons = [...new Set(this.#reasons)];
    if (reasons.length > 0) throw new SettingError(reasons);
  }
}
