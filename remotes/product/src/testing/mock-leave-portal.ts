import { jest } from '@jest/globals';

/** jsdom cannot go to another address: tests check the address that the page would go to. */
jest.mock('../pages/enter/leave-portal', () => ({ leavePortal: jest.fn() }));
