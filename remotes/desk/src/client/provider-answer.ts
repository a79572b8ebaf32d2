import { ApiError } from '@portal/shared/api';

/**
 * The window that came back from the identity provider hands the answer to the page that opened it. A channel of this
 * origin does it, because the way over another origin cuts the two windows apart.
 */
const channelName = 'desk-oidc-answer';

const lateText = '等待时间过长，请重新发起验证';

/** Waits for the answer that another window brings. */
export function hearAnswer(seconds: number): Promise<string> {
  const channel = new BroadcastChannel(channelName);
  const heard = new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new ApiError(lateText, { kind: 'timeout' })), seconds * 1000);
    channel.onmessage = ({ data }: MessageEvent<{ readonly answer?: string }>) => {
      if (data.answer === undefined) return;
      clearTimeout(late);
      channel.postMessage({ taken: true });
      resolve(data.answer);
    };
  });
  return heard.finally(() => channel.close());
}

/** Long enough for a page that waits. */
const patienceMs = 3_000;

/** Hands the answer on. False: no page waits for one. */
export function handOnAnswer(answer: string): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  const taken = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ readonly taken?: true }>) => data.taken && resolve(true);
    setTimeout(() => resolve(false), patienceMs);
  });
  channel.postMessage({ answer });
  return taken.finally(() => channel.close());
}
