/** Stands where style rules get the prefixes of browsers that have long been replaced. */
export const prefix = (rule: string): string => rule;
