import { jest } from '@jest/globals';

/**
 * Put first among a test's imports: what pages import after it is the fake api, and a page that is loaded anew only
 * says so. (In a test file itself `jest.mock` would come after the imports.)
 */
jest.mock('@portal/shared/api', () => jest.requireActual('./fake-api'));
jest.mock('../kit/reload-page', () => ({ reloadPage: jest.fn() }));

export const { reloadPage } = jest.requireMock<{ reloadPage: jest.Mock }>('../kit/reload-page');
