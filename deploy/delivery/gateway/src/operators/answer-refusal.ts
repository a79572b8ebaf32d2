import { GenerationMoved, ReleaseRefused } from '@portal/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiRefusal } from './api-refusal';

function refusalOf(error: unknown): ApiRefusal | undefined {
  if (error instanceof ApiRefusal) return error;
  if (error instanceof ReleaseRefused) return new ApiRefusal(422, 'refused', error.message, { faults: error.faults });
  if (error instanceof GenerationMoved) {
    const { message, generation, build, changes } = error;
    return new ApiRefusal(409, 'moved', message, { generation, build, changes });
  }
  const { statusCode, message } = error as { statusCode?: unknown; message?: unknown };
  if (statusCode === 413) return new ApiRefusal(413, 'too-large', '上传内容过大：请移除不用的文件后重试。');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ApiRefusal(statusCode, 'bad-request', `请求格式不正确：${message}`);
  return undefined;
}

/** Every refusal has one form: `{error: {code, message, …}}`. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal =
    refusalOf(error) ?? new ApiRefusal(503, 'unavailable', '发布服务暂时不可用，请稍后重试；已在运行的版本不受影响。');
  if (refusal.status >= 500) request.log.error({ err: error }, 'a call of the deploy API failed');
  const { status, code, message, more } = refusal;
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="portal"');
  reply.code(status).send({ error: { code, message, ...more } });
}
