/** Names and values in turn: an object of as many costs more than all the rest of an answer. */
export type HeaderList = string[];

export const headerList = (headers: Readonly<Record<string, string>>): HeaderList => Object.entries(headers).flat();
