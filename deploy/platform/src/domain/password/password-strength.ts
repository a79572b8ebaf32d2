/** 1 weak, 2 medium, 3 strong. */
export type PasswordStrength = 1 | 2 | 3;

/**
 * Counts characters that only continue a run: the same again, or the next one up or down, as in `aaa`, `abc`, `321`.
 */
function foreseeable(password: string): number {
  const codes = [...password].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.filter((step, index) => Math.abs(step) <= 1 && step === steps[index - 1]).length;
}

/**
 * Rates a password that follows the rules, by its length without foreseeable runs and by its number of different
 * characters.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = password.length - foreseeable(password);
  const different = new Set(password.toLowerCase()).size;
  if (length >= 14 && different >= 11) return 3;
  return length >= 11 && different >= 8 ? 2 : 1;
}
