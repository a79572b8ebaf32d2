import { jest } from '@jest/globals';

/** Import it first: from then on a page hears of changes only when the test tells them. */
jest.mock('../live/use-case-news', () => jest.requireActual('./told-news'));
