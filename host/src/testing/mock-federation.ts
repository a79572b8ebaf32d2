import { jest } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';

/** Put first among a test's imports: remotes come when the test says so, and pages have no frame around them. */
jest.mock('../federation/remotes', () => ({ loadRoutes: jest.fn(), isLoaded: jest.fn(), lastGoodRoutes: () => null }));
jest.mock('../app/frame/root-layout', () => ({
  RootLayout: jest.requireActual<typeof import('react-router-dom')>('react-router-dom').Outlet,
}));

export const remotes = jest.requireMock<{
  loadRoutes: jest.Mock<() => Promise<RouteObject[]>>;
  isLoaded: jest.Mock<() => boolean>;
}>('../federation/remotes');
