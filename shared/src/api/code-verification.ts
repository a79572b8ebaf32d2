import { ApiError } from './api-error';
import { call as realCall } from './call';

/** The status of a click that the server takes only after the picture. */
export const captchaFirst = '428';

/** Where codes are sent the session is there; named above, it would come with the api to the public site as well. */
async function browser() {
  const { browserId } = await import('../session/public');
  return { browserID: browserId() };
}

/** The server's part of the click verification that stands before every code sent to a visitor. */
export function codeVerificationBy(call: typeof realCall) {
  return {
    async click() {
      try {
        const path = await browser();
        return { token: await call('loginSmsToken', { path }, { handlesErrors: true, loading: false }) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { fault: error.msg, captchaFirst: error.status === captchaFirst };
      }
    },
    async picture(): Promise<string> {
      const { img } = await call('captchaImage', { query: await browser() });
      return img;
    },
    async solve(text: string): Promise<boolean> {
      const query = { code: text, ...(await browser()) };
      return call('captchaValid', { query }, { loading: false }).then(
        () => true,
        () => false,
      );
    },
  };
}

export const codeVerification = codeVerificationBy(realCall);
