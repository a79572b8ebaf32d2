/** Calls to the platform and to the gateway share these. */
export const maxMs = 60_000;

export const failedText = '请求失败，请稍后重试';
export const awayText = '网络连接失败，请检查网络后重试';
