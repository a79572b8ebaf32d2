import { validateHeaderValue } from 'node:http';

/** Names and values in turn: an object of as many costs more than all the rest of an answer. */
export type HeaderList = readonly string[];

/** As headers go out; a value that would end its line is an error. */
export function headerText(list: HeaderList): string {
  let text = '';
  for (let at = 0; at < list.length; at += 2) {
    const [name = '', value = ''] = [list[at], list[at + 1]];
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

/** Headers that are the same in many answers. */
export class FixedHeaders {
  readonly list: HeaderList;
  #text: string | undefined;
  #bytes: Buffer | undefined;

  constructor(headers: Readonly<Record<string, string>>) {
    this.list = Object.entries(headers).flat();
  }

  get text(): string {
    this.#text ??= headerText(this.list);
    return this.#text;
  }

  /** Where no others follow: with the empty line that ends them. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(`${this.text}\r\n`, 'latin1');
    return this.#bytes;
  }
}
