import { loggedError } from '@portal/database';

/** The log holds only the path, because a query string may hold phone numbers. Database queries may hold them, too. */
export const logSerializers = {
  err: loggedError,
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
};
