/** What a canary may do worse than the release beside it. */
export const faultNames = { crashes: '页面崩溃', 'error-rate': '加载失败', 'load-time': '加载过慢' } as const;

export type FaultName = keyof typeof faultNames;

export const faultText = (reason: string | undefined): string =>
  reason !== undefined && Object.hasOwn(faultNames, reason) ? faultNames[reason as FaultName] : '表现不佳';
