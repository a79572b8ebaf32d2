import { jest } from '@jest/globals';

/** jsdom cannot go to another address: tests look at which one it would be. */
jest.mock('../pages/enter/leave-portal', () => ({ leavePortal: jest.fn() }));
