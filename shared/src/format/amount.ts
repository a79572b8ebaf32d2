/** The text to show if there is no value. */
export const nothing = '—';

const decimals = 2;

interface Decimal {
  readonly negative: boolean;
  /** Digits without sign and point; the last `scale` of them come after the point. */
  readonly digits: string;
  readonly scale: number;
}

const decimalPattern = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Reads a decimal as text, so that no digit is lost to floating point. It takes separators only between thousands. */
function readDecimal(value: string | number | bigint): Decimal | undefined {
  const match = decimalPattern.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = `${whole.replaceAll(',', '')}${fraction}${'0'.repeat(Math.max(0, -scale))}`;
  return { negative: sign === '-', digits, scale: Math.max(0, scale) };
}

/** Hundredths, rounded half away from zero as banks do. */
function hundredths({ digits, scale }: Decimal): bigint {
  const padded = digits.padStart(scale + 1, '0');
  if (scale <= decimals) return BigInt(padded + '0'.repeat(decimals - scale));
  const kept = padded.slice(0, padded.length - scale + decimals);
  const roundsUp = padded.charAt(kept.length) >= '5';
  return BigInt(kept) + (roundsUp ? 1n : 0n);
}

function plain(
  value: string | number | bigint | null | undefined,
): { sign: string; whole: string; cents: string } | null {
  const decimal = value === null || value === undefined ? undefined : readDecimal(value);
  if (!decimal) return null;
  const amount = hundredths(decimal);
  const digits = String(amount).padStart(decimals + 1, '0');
  return {
    sign: decimal.negative && amount > 0n ? '-' : '',
    whole: digits.slice(0, -decimals),
    cents: digits.slice(-decimals),
  };
}

/** `1234.5` as `1,234.50`; a dash if there is no amount. */
export function formatAmount(value: string | number | bigint | null | undefined): string {
  const amount = plain(value);
  if (!amount) return nothing;
  return `${amount.sign}${amount.whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${amount.cents}`;
}

/** An amount as a person types it: an exponent or a third decimal is a slip, not an amount to be rounded. */
const typedPattern = /^-?[\d,]+(?:\.\d{0,2})?$/;

/** A typed amount as servers want it: `1,234.5` as `1234.50`. Null if the text is no amount. */
export function parseAmount(text: string): string | null {
  const amount = typedPattern.test(text.trim()) ? plain(text) : null;
  return amount && `${amount.sign}${amount.whole}.${amount.cents}`;
}
