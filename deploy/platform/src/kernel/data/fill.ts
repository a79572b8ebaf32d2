export const named = /\{(\w+)\}/g;

/** Fills in the names in braces in a text. A name without a value is left out. */
export const fill = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(named, (_, name: string) => variables[name] ?? '');
