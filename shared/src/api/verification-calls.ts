import type { CallReply } from '../contract/public';
import { browserId } from '../session/public';
import { ApiError, captchaFirst } from './api-error';
import { unanswered } from './failures';
import type { CallFunction } from './options';

/**
 * The calls behind the click verification and its captcha. They have a file of their own because the public site makes
 * none of them.
 */
export function verificationCalls(call: CallFunction) {
  const browser = () => ({ browserID: browserId() });
  const taken = (answer: Promise<unknown>) =>
    answer.then(
      () => true,
      () => false,
    );
  return {
    async click() {
      try {
        return { token: await call('loginSmsToken', { path: browser() }, { handlesErrors: true, loading: false }) };
      } catch (error) {
        ApiError.expect(error);
        // The click was only a question: unlike after other writes, nothing can be half done.
        if (error.kind === 'network' || error.kind === 'timeout')
          throw unanswered({ writes: false }, error.kind, error);
        return { fault: error.msg, captchaFirst: error.status === captchaFirst };
      }
    },
    picture: () => call('captchaImage', { query: browser() }),
    solve: (text: string) => taken(call('captchaValid', { query: { code: text, ...browser() } }, { loading: false })),
    /** The way without the picture: this browser works for a while. */
    async work({ imgKey, work }: CallReply<'captchaImage'>, onProgress: (share: number) => void, signal: AbortSignal) {
      if (!work) return false;
      const onPiece = (done: number) => onProgress(done / work.pieces);
      const nonces = await import('../crypto/captcha-work')
        .then(({ doCaptchaWork }) => doCaptchaWork({ imgKey, ...work }, onPiece, signal))
        .catch(() => null);
      if (!nonces) return false;
      const body = { imgKey, work: nonces, ...browser() };
      return taken(call('captchaWorkValid', { body }, { loading: false }));
    },
  };
}
