import type { FastifyError, FastifyRequest } from 'fastify';
import { badInput } from './refusal';
import type { UploadedFile } from './uploaded-file';

async function fileOf(request: FastifyRequest): Promise<UploadedFile | undefined> {
  const part = request.isMultipart() ? await request.file() : undefined;
  return part && { fileName: part.filename, content: await part.toBuffer() };
}

/** Limits that were reached have a code, which the last resort knows. What the form's parser throws has none. */
const isLimit = (error: unknown) => typeof (error as Partial<FastifyError>).code === 'string';

/** The one file of an upload. Fastify stops reading at the size limit and throws. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const file = await fileOf(request).catch((error: unknown) => {
    throw isLimit(error) ? error : badInput('请求格式不正确');
  });
  if (!file) throw badInput('请选择文件');
  return file;
}
