/** Numbers of identity cards and bank accounts as people type them. Numbers of companies have letters or begin with 9. */
const personal = /(?<![\w-])[1-8]\d{13,17}[\dXx](?![\w-])/g;

/** Leaves the last four digits of such numbers in all texts of a value: people type them into notes and reasons, too. */
export function hideNumbers<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(personal, (number) => `****${number.slice(-4)}`) as Value;
  if (Array.isArray(value)) return value.map(hideNumbers) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, hideNumbers(entry)])) as Value;
}
