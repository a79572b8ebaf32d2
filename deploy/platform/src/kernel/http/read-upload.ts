import type { FastifyError, FastifyRequest } from 'fastify';
import { badInput } from './http-error';
import type { UploadedFile } from './uploaded-file';

async function fileOf(request: FastifyRequest): Promise<UploadedFile | undefined> {
  const part = request.isMultipart() ? await request.file() : undefined;
  return part && { fileName: part.filename, content: await part.toBuffer() };
}

/** The error of a reached limit has a code, which `sendError` knows. An error of the form's parser has none. */
const isLimit = (error: unknown) => typeof (error as Partial<FastifyError>).code === 'string';

/** Reads the only file of an upload. Fastify stops reading at the size limit and throws. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const file = await fileOf(request).catch((error: unknown) => {
    throw isLimit(error) ? error : badInput('请求格式不正确');
  });
  if (!file) throw badInput('请选择文件');
  return file;
}
