interface DayRule {
  readonly validator: (rule: unknown, day: string | undefined) => Promise<void>;
}

/** The first complaint counts. */
export const allOf = (...rules: readonly DayRule[]): DayRule => ({
  validator: async (of, day) => {
    for (const { validator } of rules) await validator(of, day);
  },
});

/** The spec's dates are `YYYY-MM-DD`; they compare as text. */
export const notAfter = (today: string, message: string) => ({
  validator: async (_rule: unknown, day: string | undefined) => {
    if (day && day > today) throw new Error(message);
  },
});

export const notBefore = (start: () => string | undefined, message: string) => ({
  validator: async (_rule: unknown, day: string | undefined) => {
    const from = start();
    if (day && from && day < from) throw new Error(message);
  },
});
