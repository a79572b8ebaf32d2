/** Compares what a provider read with what the customer typed. The functions are pure. */

export interface Reading {
  readonly fileToken: string;
  readonly port: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s,，。；;]/g, '')
    .toLowerCase();

const isAmount = (text: string) => /^\d+(\.\d+)?$/.test(text);

/** An address on paper begins with province and city, which the form asks for separately. */
const partly: ReadonlySet<string> = new Set(['address']);

/** Returns whether two texts mean different things: `5,000` is `5000.00`, and wide letters are letters. */
export function differs(name: string, typed: string, read: string): boolean {
  const [own, other] = [plain(typed), plain(read)];
  if (own === other) return false;
  if (isAmount(own) && isAmount(other)) return Number(own) !== Number(other);
  return !(partly.has(name) && own !== '' && other.endsWith(own));
}

/** The newest value of each provider for a field; `readings` come newest first. */
export function readFor(
  name: string,
  readings: readonly Reading[],
): readonly { readonly port: string; readonly value: string; readonly at: Date }[] {
  const byPort = new Map<string, { port: string; value: string; at: Date }>();
  for (const { port, values, at } of readings) {
    const value = values[name];
    if (typeof value === 'string' && value !== '' && !byPort.has(port)) byPort.set(port, { port, value, at });
  }
  return [...byPort.values()];
}
