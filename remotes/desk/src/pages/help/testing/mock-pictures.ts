import { jest } from '@jest/globals';

/** Import it first: tests have no files beside the sources, so each picture has its name for an address. */
jest.mock('../pictures', () => ({ pictureAt: (href: string) => `/assets/${href}` }));
