import { isDatabaseAway } from '@portal/database';
import { faultSentence } from '@portal/http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './envelope';
import { HttpError } from './http-error';
import { noteRefused } from './refused-calls';

/** The faults that Fastify finds before it reaches a call, in the customer's language. */
const knownFaults: Readonly<Record<string, readonly [HttpError['status'], string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['400', '提交的内容过大'],
  FST_REQ_FILE_TOO_LARGE: ['400', '文件超过大小限制'],
  FST_FILES_LIMIT: ['400', '一次只能上传一个文件'],
  FST_FIELDS_LIMIT: ['400', '请求格式不正确'],
  FST_PARTS_LIMIT: ['400', '请求格式不正确'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['400', '请求格式不正确'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['400', '请求格式不正确'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['400', '请求格式不正确'],
};

/** The client went away while its answer was on the way. Nobody reads this refusal, and nothing is broken. */
const clientLeft = 'ERR_STREAM_PREMATURE_CLOSE';

function refusalFor(error: FastifyError | HttpError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  const known = knownFaults[error.code];
  if (known) return new HttpError(...known);
  if (error.code === clientLeft) return new HttpError('400', '请求已取消');
  if (error.statusCode !== undefined && error.statusCode < 500) return new HttpError('400', '请求格式不正确');
  request.log.error({ err: error }, 'a call failed');
  if (isDatabaseAway(error)) return new HttpError('503', faultSentence(503));
  return new HttpError('500', `系统异常，请稍后重试（编号 ${request.id}）`);
}

/** The last resort: it turns every thrown error into an envelope. The cause goes to the log, never to the client. */
export function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error, request);
  noteRefused(request, refusal, error);
  // It may stand there for the answer that broke off.
  reply.removeHeader('content-encoding');
  return reply
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .code(refusal.status === '401' ? 401 : 200)
    .send(refused(refusal));
}
