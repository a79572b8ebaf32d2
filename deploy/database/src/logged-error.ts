/** An error as a log may hold it. */
export interface LoggedError {
  /** Loggers take any field. */
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
}

/** What a query was sent with: the end of the message, and of the stack's first lines. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

/**
 * A failed query says what it was sent with, and that may be a key or a phone number; so may what the server adds in
 * fields of its own. Neither goes into a log.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: message.replace(parameters, ''),
    stack: stack.replace(parameters, ''),
    ...(typeof code === 'string' ? { code } : {}),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  };
}
