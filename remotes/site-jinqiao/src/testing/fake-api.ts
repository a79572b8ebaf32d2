import { jest } from '@jest/globals';

/** Stands in for `@portal/shared/api`. */

export const { ApiError } = jest.requireActual<typeof import('@portal/shared/api')>('@portal/shared/api');
export const call = jest.fn<(name: string, input: { body?: unknown }) => Promise<unknown>>();
