/** One value of a case, before the provider's values stand beside it. */
export interface Item {
  /** The name by which findings mean it; empty: it cannot be at fault. */
  readonly field: string;
  readonly label: string;
  /** As people read it. */
  readonly value: string;
  readonly before?: string;
  /** The value as it is stored, for a comparison with what providers read; and for `reveal`, if `mask` hides it. */
  readonly raw?: string;
  readonly mask?: (value: string) => string;
  /** Puts a value as it is stored into people's words, for what providers read. Absent: it is good as it is. */
  readonly words?: (value: string) => string;
  readonly fileToken?: string;
}

export interface Section {
  readonly section: string;
  readonly items: readonly Item[];
  /** The papers whose content the values of this section repeat. */
  readonly papers?: readonly string[];
  /** A register of companies knows these values. */
  readonly inRegister?: true;
}

export const textItem = (field: string, label: string, value: string, raw = value): Item => ({
  field,
  label,
  value,
  raw,
});

/** A value that only the staff's click shows whole. */
export const hiddenItem = (field: string, label: string, raw: string, mask: (value: string) => string): Item => ({
  field,
  label,
  value: mask(raw),
  raw,
  mask,
});

/** The name of the file is filled in where all files of the case are read at once. */
export const fileItem = (field: string, label: string, fileToken: string): Item => ({
  field,
  label,
  value: '',
  fileToken,
});

/** Several files of one kind have numbers, so that a reviewer can tell which one is meant. */
export const fileItems = (field: string, label: string, tokens: readonly string[]): Item[] =>
  tokens.map((token, index) => fileItem(field, tokens.length > 1 ? `${label} ${index + 1}` : label, token));
