import { jest } from '@jest/globals';

/**
 * Put first among a test's imports: what pages import after it is the fake api. (In a test file itself `jest.mock`
 * would come after the imports.)
 */
jest.mock('../api/public', () => jest.requireActual('./fake-api'));
