import { loggedError } from '@portal/database';

/** Queries hold phone numbers: the path is enough. So do those of the database. */
export const logSerializers = {
  err: loggedError,
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
};
