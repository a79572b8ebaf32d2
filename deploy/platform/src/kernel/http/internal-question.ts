import { isStorable } from '@portal/http';
import type { z } from 'zod';
import { badInput } from './http-error';
import { parseJson } from './parse-json';

/** Reads the body of a request that a gateway sends by itself. */
export function internalQuestion<Question>(schema: z.ZodType<Question>, body: unknown): Question {
  const read = schema.safeParse(typeof body === 'string' ? parseJson(body) : body);
  if (!read.success || !isStorable(read.data)) throw badInput('请求格式不正确');
  return read.data;
}
