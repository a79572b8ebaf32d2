import { jest } from '@jest/globals';

/** Stands in for `@portal/shared/api`. */

export const call = jest.fn<(name: string, input: { body?: unknown }) => Promise<unknown>>();

export class ApiError extends Error {
  readonly msg: string;
  readonly status: string;

  constructor(msg: string, status = '') {
    super(msg);
    this.msg = msg;
    this.status = status;
  }
}
