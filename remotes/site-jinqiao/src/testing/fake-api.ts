import { jest } from '@jest/globals';

/** Stands in for `@portal/shared/api`. */

const real = jest.requireActual<typeof import('@portal/shared/api')>('@portal/shared/api');
export const { ApiError, keepAnswers, KeptAnswersContext } = real;
export const call = jest.fn<(name: string, input: { body?: unknown }) => Promise<unknown>>();
export const { useAnswer, useKeptAnswer } = real.answerHooks(call as Parameters<typeof real.answerHooks>[0]);
