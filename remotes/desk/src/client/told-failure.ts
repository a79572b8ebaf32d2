import { ApiError } from '@portal/shared/api';
import { unhandledSentence } from '@portal/shared/ui';

/** Whether the portal is at fault, and not what was asked for. */
const isFailure = ({ kind, status }: ApiError) => kind !== 'refused' || Number(status) >= 500;

/** The sentence at a button after a failed act. Staff tell the operators the number of a failure that is the portal's. */
export function toldFailure(error: unknown): string | null {
  const sentence = unhandledSentence(error);
  ApiError.expect(error);
  const { requestId } = error;
  const hasNumber = sentence === null || requestId === undefined || sentence.includes(requestId);
  return hasNumber || !isFailure(error) ? sentence : `${sentence}（编号 ${requestId}）`;
}
