import { ApiError, captchaFirst } from './api-error';
import { call as realCall } from './call';
import type { verificationCalls } from './verification-calls';

type Calls = ReturnType<typeof verificationCalls>;

/** The server's part of the click verification. Every code for a visitor needs that click first. */
export function codeVerificationBy(call: typeof realCall) {
  const calls = async () => (await import('./verification-calls')).verificationCalls(call);
  return {
    click: async () => (await calls()).click(),
    picture: async () => (await calls()).picture(),
    solve: async (text: string) => (await calls()).solve(text),
    work: async (...given: Parameters<Calls['work']>) => (await calls()).work(...given),
    /** Returns whether the server sent no code because the picture comes first. For some numbers it says so only now. */
    wantsCaptcha: (error: unknown) => error instanceof ApiError && error.status === captchaFirst,
  };
}

export const codeVerification = codeVerificationBy(realCall);
