import { jest } from '@jest/globals';

export { remotes } from './mock-federation';

/** Put first among a test's imports: what `mock-federation` does, and everybody may go everywhere. */
jest.mock('../app/access/guard', () => ({
  createGuard: () => ({
    middleware: (_: unknown, next: () => unknown) => next(),
    destination: async (path: string) => path,
  }),
}));
