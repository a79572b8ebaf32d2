/** Node's names for a connection that never came about. After any other error the server may have read the request. */
const codes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Coded {
  readonly code?: unknown;
  readonly cause?: { readonly code?: unknown };
}

/** The code of an error, or of what caused it. What was broken off from here has a number, which is none. */
export function errorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as Coded;
  const found = cause?.code ?? code;
  return typeof found === 'string' ? found : '';
}

/** Returns whether the error says that nobody was reached, so that no request can be its cause. */
export const neverReached = (error: unknown): boolean => codes.has(errorCode(error));
