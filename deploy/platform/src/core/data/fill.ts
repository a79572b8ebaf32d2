export const named = /\{(\w+)\}/g;

/** A text with what stands in braces filled in; what nobody names is left out. */
export const fill = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(named, (_, name: string) => variables[name] ?? '');
