import { jest } from '@jest/globals';

/**
 * Put first among a test's imports. Pages that are imported after it get the fake api, and a reload of the page is only
 * recorded. (In a test file itself `jest.mock` would come after the imports.)
 */
jest.mock('@portal/shared/api', () => jest.requireActual('./fake-api'));
jest.mock('../kit/reload-page', () => ({ reloadPage: jest.fn() }));

export const { reloadPage } = jest.requireMock<{ reloadPage: jest.Mock }>('../kit/reload-page');
