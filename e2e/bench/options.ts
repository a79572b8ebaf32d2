/** Reads `--name=number` options. An unknown option, or a value that is not a number, gives an error in words. */
export function numberOptions<Name extends string>(
  given: readonly string[],
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const values: Record<Name, number> = { ...defaults };
  for (const option of given) {
    const [, name = '', text = ''] = /^--(\w+)=(\d+)$/.exec(option) ?? [];
    if (!Object.hasOwn(defaults, name)) {
      const known = Object.keys(defaults).map((one) => `--${one}=<number>`);
      throw new Error(`Unknown option ${option}. There are: ${known.join(', ')}`);
    }
    values[name as Name] = Number(text);
  }
  return values;
}
