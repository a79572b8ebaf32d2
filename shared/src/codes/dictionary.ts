/** One option of a dictionary, in one shape for all shapes of the server. */
export interface DictionaryOption {
  readonly value: string;
  readonly label: string;
}

/** In order of preference, as the spec lists them. */
const codeFields = ['code', 'CODE', 'dictValue'] as const;
const labelFields = ['dictLabel', 'FLAG', 'flag', 'mark'] as const;

function firstText(entry: object, fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const value: unknown = Object.hasOwn(entry, field) ? (entry as Record<string, unknown>)[field] : undefined;
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  }
  return undefined;
}

/** Undefined for an entry without a code; an entry without a label shows its code. */
function normalizeOption(entry: unknown): DictionaryOption | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const value = firstText(entry, codeFields);
  return value === undefined ? undefined : { value, label: firstText(entry, labelFields) ?? value };
}

/**
 * The options of a server's dictionary. Entries without a code are left out; if two have the same code, the first
 * counts.
 */
export function normalizeDictionary(entries: unknown): DictionaryOption[] {
  if (!Array.isArray(entries)) return [];
  const options = new Map<string, DictionaryOption>();
  for (const entry of entries) {
    const option = normalizeOption(entry);
    if (option && !options.has(option.value)) options.set(option.value, option);
  }
  return [...options.values()];
}

/** The label of a code; the code itself if the dictionary has none. */
export function dictionaryLabel(options: readonly DictionaryOption[], value: string | number): string {
  return options.find((option) => option.value === String(value))?.label ?? String(value);
}

/** The choices of a field or a filter, from the words for each code. */
export const optionsOf = (words: Readonly<Record<string, string>>): DictionaryOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
