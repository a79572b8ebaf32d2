import type { FastifyRequest } from 'fastify';
import { badInput } from './refusal';
import type { UploadedFile } from './uploaded-file';

/** The one file of an upload. Fastify stops reading at the size limit and throws. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (!part) throw badInput('请选择文件');
  return { fileName: part.filename, content: await part.toBuffer() };
}
