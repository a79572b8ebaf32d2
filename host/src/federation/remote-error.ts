/** The reason why a remote or one of its pages is not on screen. */
export type RemoteFault = 'entry' | 'page' | 'render';

const sentences: Record<RemoteFault, string> = {
  entry: '该模块暂时无法加载，可能是网络不稳定或正在更新。',
  page: '该页面暂时无法加载，可能是网络不稳定或正在更新。',
  render: '该页面运行时出现错误，您的数据没有受到影响。',
};

/** The numbers that this page has shown, by the failure: who tries again in vain sees the same number. */
const numbers = new Map<string, string>();

/** One failure as the customer sees it, with a number by which it is found: `portal errors --number`. */
export class RemoteError extends Error {
  readonly fault: RemoteFault;
  readonly slot: string;
  /** The customer gives it to customer service. */
  readonly number: string;

  constructor(fault: RemoteFault, slot: string, build: string, cause: unknown) {
    super(`${slot}@${build}: ${fault}`, { cause });
    this.name = 'RemoteError';
    this.fault = fault;
    this.slot = slot;
    const failure = `${this.message} ${(cause as Error | undefined)?.stack}`;
    const stamp = Date.now().toString(36).slice(-6).toUpperCase();
    const own = `${slot.slice(0, 3).toUpperCase()}-${build.slice(0, 6).toUpperCase()}-${stamp}`;
    this.number = numbers.get(failure) ?? own;
    numbers.set(failure, this.number);
  }

  get sentence(): string {
    return sentences[this.fault];
  }
}
