/** The platform API's reply form, for answers that a process gives before a call or instead of it. */
export interface FaultEnvelope {
  status: string;
  ok: false;
  msg: string;
  body: null;
}

/** Clients need only one code for a service that is away, wherever it is missing. */
export function faultEnvelope(status: number, msg: string): FaultEnvelope {
  return { status: status === 502 ? '503' : String(status), ok: false, msg, body: null };
}

/** One sentence each; the log has more. */
const faultSentences: Record<number, string> = {
  400: '请求格式不正确',
  404: '请求的内容不存在',
  405: '不支持的请求方法',
  408: '请求未在时限内送达，请重试',
  413: '请求内容过大',
  414: '请求地址过长',
  421: '此网址没有对应的平台',
  429: '请求过于频繁，请稍后重试',
  431: '请求头过大',
  500: '系统繁忙，请稍后重试',
  502: '服务暂时不可用，请稍后重试',
  503: '服务暂时不可用，请稍后重试',
};

export function faultSentence(status: number): string {
  return faultSentences[status] ?? faultSentences[status < 500 ? 400 : 500] ?? '';
}
