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

/** Finds the parameters of a query: they are the end of the message, and of the stack's first lines. */
const parameters = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

/**
 * The error of a failed query holds the query's parameters, and they may be a key or a phone number. The fields that
 * the server adds may hold such values, too. Neither goes into a log.
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
