import type { ServerResponse } from 'node:http';
import type { FixedHeaders, HeaderList } from './header-list';

/** An answer that is all there before anything of it goes out. */
export interface WholeAnswer {
  readonly status: 200 | 304;
  readonly headers: FixedHeaders;
  /** Headers of this one alone. */
  readonly own?: HeaderList;
  /** A text holds a character for each byte. */
  readonly body: Buffer | string;
}

/** By Node's own means, past the framework: that knows texts in UTF-8 only and works out once more what is known. */
export function writeAnswer(response: ServerResponse, { status, headers, own = [], body }: WholeAnswer): void {
  response.writeHead(status, [...headers.list, ...own]).end(body, 'latin1');
}
