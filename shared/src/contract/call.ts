/**
 * One call of the platform API, as data. The client, the server, its OpenAPI document and the tests all read the same
 * rows; this file and the tables of calls hold no schema library, so that they cost a client bundle next to nothing.
 */
export interface Call {
  /** The path as the spec writes it, with `{name}` for parameters in the path. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /**
   * The place of the path: `portal` below `/api/web/portal/api/`, `root` directly below `/api/` (paths that the spec
   * writes with a leading slash, and the `cust/comp/sign*` calls).
   */
  readonly base: 'portal' | 'root';
  /**
   * The call goes to the service of this slot, below `/api/<slot>/`, and `base` does not count. Absent: the platform.
   */
  readonly slot?: string;
  /** Names of the parameters that travel in the query. Absent: none. */
  readonly query?: readonly string[];
  /** The kind of body. `file` is a multipart upload, never wrapped in the envelope. */
  readonly body: 'none' | 'json' | 'file';
  /** The longest body, in bytes as they are sent, where the usual size does not do: see `maxBodyBytes`. */
  readonly maxBytes?: number;
  /**
   * The kind of reply of a success: the envelope of status and body, the bytes of a file, or a stream of server-sent
   * events.
   */
  readonly reply: 'json' | 'file' | 'events';
  /** The call is for the platform's own people and answers at their host names only. Absent: it is for customers. */
  readonly audience?: 'staff';
  /** A member of staff shows their second factor once more before it, unless they did so a moment ago: else 441. */
  readonly factor?: true;
  /** Whether an access token is needed. Staff have a session by a cookie instead. */
  readonly token: boolean;
  /** Returns whether only the encrypted and signed form is accepted (logins and `…WithSecurity`). */
  readonly sealed?: true;
  /** Query or body fields that hold a password: encrypted under the request's AES key, never logged. */
  readonly secrets?: readonly string[];
  /** The call changes something: the client shows its loading overlay and never repeats it by itself. */
  readonly writes: boolean;
  /** The page sends it by itself (polling): it does not count as the person's activity. */
  readonly passive?: true;
  /** The call stands in the spec's tables, word for word. The others were added because a page needs them. */
  readonly spec?: true;
}

/** The path under `/api`, without query, e.g. `/web/portal/api/login/loginOut`. */
export function callUrl(call: Call, pathParameters: Readonly<Record<string, string>> = {}): string {
  const path = call.path
    .replace(/^\//, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathParameters[name] ?? ''));
  if (call.slot) return `/${call.slot}/${path}`;
  return call.base === 'portal' ? `/web/portal/api/${path}` : `/${path}`;
}
