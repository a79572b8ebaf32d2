import { creditCode } from '@portal/shared/validators';

const checkCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Makes an invented unified social credit code with a valid check character. */
export function demoCreditCode(number: number): string {
  const stem = `91310000MA1F${String(number).padStart(5, '0')}`;
  const check = [...checkCharacters].find((character) => creditCode(`${stem}${character}`) === null);
  if (check === undefined) throw new Error('no check character fits');
  return `${stem}${check}`;
}
