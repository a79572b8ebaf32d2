/** A code as servers send it: some write numbers, some texts. Tables here are keyed by text. */
export type Code = string | number;

export function sameCode(left: Code | null | undefined, right: Code): boolean {
  return left !== null && left !== undefined && String(left) === String(right);
}

/** A yes or no as servers send it. */
export type Flag = boolean | string | number | null | undefined;

export function isSet(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1';
}
