import { sealing } from './sealer';

const sealedForm = /^v1:[\w-]{8}:/;
/** The length of `v1:<keyId>:`, with which sealed bytes begin, too. */
export const headLength = 12;

export const isSealed = (value: string) => sealedForm.test(value);

const bytesAreSealed = (value: Buffer) => isSealed(value.toString('latin1', 0, headLength));

/** In JSON the values of these names are sealed, wherever they stand. */
const secretNames = ['idNo', 'accountNo', 'bankAccount', 'invoiceBankAccount'] as const;
const secret: ReadonlySet<string> = new Set(secretNames);

/**
 * Seals a text for its column. What looks like a sealed value is sealed in any case: otherwise somebody could type a
 * text that nobody can open.
 */
export function sealText(value: string, place: string): string {
  const { sealer, writes } = sealing();
  return value === '' || (writes === 'clear' && !isSealed(value)) ? value : sealer.seal(value, place);
}

export const openText = (stored: string, place: string): string =>
  isSealed(stored) ? sealing().sealer.open(stored, place) : stored;

export function sealFile(value: Buffer, place: string): Buffer {
  const { sealer, writes } = sealing();
  return writes === 'clear' && !bytesAreSealed(value) ? value : sealer.sealBytes(value, place);
}

export const openFile = (stored: Buffer, place: string): Buffer =>
  bytesAreSealed(stored) ? sealing().sealer.openBytes(stored, place) : stored;

function changeSecrets(value: unknown, change: (text: string, name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeSecrets(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const isSecret = secret.has(name) && (typeof entry === 'string' || typeof entry === 'number');
      return [name, isSecret ? change(String(entry), name) : changeSecrets(entry, change)];
    }),
  );
}

const placeIn = (place: string, name: string) => `${place}.${name}`;

export const sealSecrets = (value: unknown, place: string) =>
  changeSecrets(value, (text, name) => sealText(text, placeIn(place, name)));

export const openSecrets = (stored: unknown, place: string) =>
  changeSecrets(stored, (text, name) => openText(text, placeIn(place, name)));

/** A regular expression of PostgreSQL: how a value begins that is sealed under none of these keys. */
export const otherKeys = (keyIds: readonly string[]) => `v1:(?!(?:${keyIds.join('|')}):)[A-Za-z0-9_-]{8}:`;

/** The same for the secrets in the text of a JSON value. */
export const secretsOfOtherKeys = (keyIds: readonly string[]) =>
  `"(?:${secretNames.join('|')})": "${otherKeys(keyIds)}`;

/** A regular expression of PostgreSQL: the text of a JSON value holds a secret that this key has not sealed. */
export const unsealedSecrets = (keyId: string) => `"(?:${secretNames.join('|')})": (?:[0-9]|"(?!v1:${keyId}:)[^"])`;
