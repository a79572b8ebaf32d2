import { callUrl } from '../contract/call';
import type { Call } from '../contract/public';

/** The parts that a call's input can have. The types of each call say which of them it has. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly file?: File;
}

/** A request in the shape that the contract's row gives it, before it is sealed or sent. */
export interface RequestForm {
  /** Under `/api`, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>> | FormData | undefined;
}

/** The multipart form of the spec's upload: the file beside the fields of the body. */
function multipart({ file, body = {} }: AnyInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  if (file) form.append('file', file, file.name);
  return form;
}

function bodyOf(row: Call, input: AnyInput): RequestForm['body'] {
  if (row.body === 'file') return multipart(input);
  return row.body === 'json' ? (input.body ?? {}) : undefined;
}

export function requestForm(row: Call, input: AnyInput): RequestForm {
  const names = row.query ?? [];
  const given = names.flatMap((name): [string, string][] => {
    const value = input.query?.[name];
    return value === undefined || value === null ? [] : [[name, String(value)]];
  });
  return { path: callUrl(row, input.path), query: new URLSearchParams(given), body: bodyOf(row, input) };
}
