import { badInput } from './http-error';
import { parseJson } from './parse-json';

/** Reads a body that is not sealed. */
export function plainBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return parseJson(text);
  } catch {
    throw badInput('请求格式不正确');
  }
}
