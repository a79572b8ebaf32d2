import { staleReason } from '../codes/session-texts';
import type { Call } from '../contract/public';

export const staleText = `${staleReason}，页面将重新加载`;

/** How long a message stays: "error messages last 5000 ms". */
export const messageMilliseconds = 5_000;

export type ForWrites = Pick<Call, 'writes'>;

/** The spec's default sentences for failures that no server could put into words. */
export const failureText = ({ writes }: ForWrites): string => (writes ? '操作失败！' : '请求失败！');

/** A write that got no answer may have been done all the same. */
export const networkText = ({ writes }: ForWrites): string =>
  writes ? '网络异常，操作可能未完成，请核对结果后再试' : '网络异常，请检查网络后重试';

export const timeoutText = ({ writes }: ForWrites): string =>
  writes ? '请求超时，操作可能未完成，请核对结果后再试' : '请求超时，请稍后重试';
