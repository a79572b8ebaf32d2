import { jest } from '@jest/globals';

/** Stands in for `@portal/shared/api`: `jest.mock('@portal/shared/api', () => require('./testing/fake-api'))`. */

type Call = (name: string, input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;

const real = jest.requireActual<typeof import('@portal/shared/api')>('@portal/shared/api');
export const { callAddress, keepAnswers, KeptAnswersContext } = real;
export const call = jest.fn<Call>();
export const { useAnswer, useKeptAnswer } = real.answerHooks(call as Parameters<typeof real.answerHooks>[0]);
export const download = jest.fn<Call>();
export const saveFile = jest.fn();

export class ApiError extends Error {
  readonly msg: string;
  readonly status: string;
  readonly requestId: string | undefined;

  constructor(msg: string, { status = '', requestId }: { status?: string; requestId?: string } = {}) {
    super(msg);
    this.msg = msg;
    this.status = status;
    this.requestId = requestId;
  }

  static expect(thrown: unknown): asserts thrown is ApiError {
    if (!(thrown instanceof ApiError)) throw thrown;
  }
}
