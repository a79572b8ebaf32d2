import { jest } from '@jest/globals';

/** Import it first: from then on `staffCall` answers as the test says. */
jest.mock('../client/staff-call', () => jest.requireActual('./staff-answers'));
