import { say } from '@portal/release-record/sentence';
import { ChangeRefused, GenerationMoved, NotThere, ReleaseRefused } from '@portal/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteStatus } from '../http/note-answer';
import { ApiRefusal } from './api-refusal';

/** Several faults as one sentence. */
const only = ({ faults }: ChangeRefused) =>
  say(faults.map(({ zh }) => zh).join('\n'), faults.map(({ en }) => en).join('\n'));

function refusalOf(error: unknown): ApiRefusal | undefined {
  if (error instanceof ApiRefusal) return error;
  if (error instanceof NotThere) return new ApiRefusal(404, `no-${error.what}`, only(error), { wanted: error.wanted });
  if (error instanceof ChangeRefused)
    return new ApiRefusal(422, error instanceof ReleaseRefused ? 'refused' : 'not-possible', only(error), {
      faults: error.faults,
    });
  if (error instanceof GenerationMoved) {
    const { sentence, generation, build, changes } = error;
    return new ApiRefusal(409, 'moved', sentence, { generation, build, changes });
  }
  const { statusCode, message } = error as { statusCode?: unknown; message?: unknown };
  if (statusCode === 413)
    return new ApiRefusal(
      413,
      'too-large',
      say('上传内容过大：请移除不用的文件后重试。', 'The upload is too large: remove the files that are not used.'),
    );
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new ApiRefusal(
      statusCode,
      'bad-request',
      say(`请求格式不正确：${message}`, `The request has not the right form: ${message}`),
    );
  return undefined;
}

/** Every refusal has one form: `{error: {code, message, …}}`. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal =
    refusalOf(error) ??
    new ApiRefusal(
      503,
      'unavailable',
      say(
        '发布服务暂时不可用，请稍后重试；已在运行的版本不受影响。',
        'The deploy API is away for the moment: try again later. What runs goes on running.',
      ),
    );
  if (refusal.status >= 500) request.log.error({ err: error }, 'a call of the deploy API failed');
  const { status, code, sentence, more } = refusal;
  noteStatus(reply, status);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="portal"');
  reply.code(status).send({ error: { code, message: sentence, ...more } });
}
