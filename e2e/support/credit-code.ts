/** GB 32100, computed here a second time: a test that used the portal's own rule would prove nothing. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A new unified social credit code. */
export function freshCreditCode(): string {
  const number = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const stem = `91310115${number}`;
  const sum = weights.reduce((total, weight, index) => total + weight * alphabet.indexOf(stem.charAt(index)), 0);
  return `${stem}${alphabet.charAt((31 - (sum % 31)) % 31)}`;
}
