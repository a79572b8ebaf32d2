import { jest } from '@jest/globals';

/**
 * Import this first in a test: everything that pages import after it gets the fake api. (In a test file itself
 * `jest.mock` would come after the imports.)
 */
jest.mock('../api/public', () => jest.requireActual('./fake-api'));
