import { ApiError } from '@portal/shared/api';
import { hearAnswer } from '../client/provider-answer';
import { staffCall } from '../client/staff-call';

const blockedText = '浏览器拦截了新窗口，请允许弹出窗口后重试';

/** The person logs in at the company's identity provider again, in a window of its own, so that this page stays as it is. */
export async function proveAtProvider(): Promise<void> {
  // Browsers open a window only as long as they remember the click.
  const popup = window.open('', 'desk-factor', 'popup,width=520,height=680');
  if (!popup) throw new ApiError(blockedText, { kind: 'client' });
  try {
    const { url, ticket, expiresIn } = await staffCall('staffFactorBegin', {});
    popup.location.replace(url);
    const answer = await hearAnswer(expiresIn);
    await staffCall('staffFactorFinish', { body: { ticket, answer } });
  } finally {
    popup.close();
  }
}
